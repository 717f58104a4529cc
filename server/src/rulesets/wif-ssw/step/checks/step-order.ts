import type { Edit } from '../../../../model/edit';
import { placeAt, cite, formatList, removeItem, addPath, type WifCheck } from '../../kit';
import { playedScenario } from '../../scenarios';
import { compareSteps, listOutOfOrder, listRepeatedSteps, listEntriesMissingSteps, listSswLog } from '../log';
import { insertIntoLog, reorderLog } from '../log-edits';

export const stepOrder: WifCheck = {
  rule: 'step-order',
  title: 'The sub-steps of a sea zone are played in order, each once',
  *check(scenario) {
    // Fire before the combat is no sub-step: it has a check of its own.
    const log = listSswLog(scenario).filter(({ entry }) => entry.step !== 'asw-pre-fire');
    const editsByEngagement = new Map<string, readonly Edit[]>();
    const createSortEdits = (engagement: string): readonly Edit[] => {
      const entries = log.map(({ entry }) => entry).filter((entry) => entry.engagement === engagement);
      return reorderLog(
        entries,
        entries.toSorted((a, b) => compareSteps(a.step, b.step)),
      );
    };
    for (const { entry, laterEntry } of listOutOfOrder(log)) {
      const edits = editsByEngagement.get(entry.engagement) ?? createSortEdits(entry.engagement);
      editsByEngagement.set(entry.engagement, edits);
      yield {
        message: `\`${entry.step}\` was played after \`${laterEntry.step}\`; the order is initiation, naval air interception, search, choice of the combat type, combat${cite('step-order')}. Sort the steps of ${entry.engagement}.`,
        place: placeAt(entry, 'step'),
        related: [{ message: `${laterEntry.step} was already played here.`, place: placeAt(laterEntry, 'step') }],
        fixes: [{ title: `Sort the steps of ${entry.engagement}`, edits }],
      };
    }
    const fullLog = scenario.log ?? [];
    for (const { entry, index, missing } of listEntriesMissingSteps(log)) {
      const { engagement } = entry;
      const addedEntries = missing.map((step) => ({ engagement, step }));
      yield {
        message: `${engagement} comes to \`${entry.step}\` without ${formatList(missing.map((step) => `\`${step}\``))}; only naval air interception may be left out${cite('step-order')}. Add ${missing.length === 1 ? 'the step' : 'the steps'}.`,
        place: placeAt(entry, 'step'),
        fixes: [{ title: `Add ${formatList(missing)}`, edits: insertIntoLog(fullLog, index, addedEntries) }],
      };
    }
    for (const { entry, index, first } of listRepeatedSteps(log)) {
      yield {
        message: `\`${entry.step}\` has already been played in ${entry.engagement}; each sub-step is played once${cite('step-order')}. Remove the entry.`,
        place: placeAt(entry, 'step'),
        related: [{ message: `${entry.step} was already played here.`, place: placeAt(first, 'step') }],
        fixes: [removeItem(fullLog, index, 'Remove the entry')],
      };
    }
  },
  base: addPath(playedScenario, 'log'),
  passes: `
    - { engagement: biscay, step: initiation }
    - { engagement: biscay, step: search }
    - { engagement: biscay, step: combat-type-choice }
    - { engagement: biscay, step: combat }
  `,
  fails: `
    - { engagement: biscay, step: initiation }
    - { engagement: biscay, step: combat-type-choice }
    - { engagement: biscay, step: search }
    #                             ^^^^^^ \`search\` was played after \`combat-type-choice\`
    - { engagement: biscay, step: combat }
  `,
};
