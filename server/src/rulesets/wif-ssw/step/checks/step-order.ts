import type { Edit } from '../../../../model/edit';
import { at, cite, under, type WifCheck } from '../../kit';
import { played } from '../../scenarios';
import { compareSteps, listOutOfOrder, sswLog } from '../log';
import { reorderLog } from '../log-edits';

export const stepOrder: WifCheck = {
  rule: 'step-order',
  title: 'The sub-steps of a sea zone are played in order',
  *check(scenario) {
    const log = sswLog(scenario);
    const sorted = new Map<string, readonly Edit[]>();
    const sortEdits = (engagement: string): readonly Edit[] => {
      const entries = log.map(({ entry }) => entry).filter((entry) => entry.engagement === engagement);
      return reorderLog(
        entries,
        entries.toSorted((a, b) => compareSteps(a.step, b.step)),
      );
    };
    for (const { entry, after } of listOutOfOrder(log)) {
      const edits = sorted.get(entry.engagement) ?? sortEdits(entry.engagement);
      sorted.set(entry.engagement, edits);
      yield {
        message: `\`${entry.step}\` was played after \`${after.step}\`; the order is initiation, naval air interception, search, choice of the combat type, combat${cite('step-order')}. Sort the steps of ${entry.engagement}.`,
        place: at(entry, 'step'),
        related: [{ message: `${after.step} was already played here.`, place: at(after, 'step') }],
        fixes: [{ title: `Sort the steps of ${entry.engagement}`, edits }],
      };
    }
  },
  on: under(played, 'log'),
  passes: `
    - { engagement: biscay, step: initiation }
    - { engagement: biscay, step: search }
    - { engagement: biscay, step: combat }
  `,
  fails: `
    - { engagement: biscay, step: initiation }
    - { engagement: biscay, step: combat }
    - { engagement: biscay, step: search }
    #                             ^^^^^^ \`search\` was played after \`combat\`
  `,
};
