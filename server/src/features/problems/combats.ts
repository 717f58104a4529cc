/** What is wrong with the expectations and results that combats carry. Each is played once, and again only after it has changed. */
import type { Plain } from '../../model/edit';
import type { Problem } from '../../model/problem';
import type { CombatSite } from '../../model/ruleset';
import { checkExpectations } from '../combat/expectations';
import { combatsOf } from '../combat/scenario-combats';
import { diceOfFile, play } from '../combat/play';
import { disagreement, resultEdits } from '../combat/result';
import { listed, sentence } from '../../model/wording';
import { wantedInWords } from '../report/trace';
import type { Scenario } from '../scenario';
import type { ExpectationCache } from './expectation-cache';
import { tableProblems } from './tables';

/**
 * Nothing where the header or a supplied table has a fault: the rules go without it, and every combat would differ from what it expects.
 * @throws what the ruleset throws when it states a combat
 */
export function checkCombats(scenario: Scenario, cache: ExpectationCache): readonly Problem[] {
  if (!scenario.view().headerSound || tableProblems(scenario).length > 0) return [];
  return combatsOf(scenario).flatMap(({ site }) => {
    if (site.expect === undefined && site.result === undefined) return [];
    const { object, after = [] } = site;
    const known = cache.get(object);
    if (known?.header === scenario.header && isSame(known.after, after)) return known.problems;
    const problems = [...expectationProblems(site), ...resultProblems(site)];
    cache.set(object, { header: scenario.header, after, problems });
    return problems;
  });
}

function isSame(one: readonly object[], other: readonly object[]): boolean {
  return one.length === other.length && one.every((object, index) => object === other[index]);
}

function expectationProblems(site: CombatSite): readonly Problem[] {
  if (site.expect === undefined) return [];
  const onKey = { owner: site.object, key: 'expect', onKey: true };
  const needsDice = (message: string): Problem[] => [
    { code: 'expect/needs-dice', severity: 'information', message, place: onKey },
  ];
  const source = diceOfFile(site);
  if (!source) {
    const message = `Nothing tells yet whether this is met: expectations are checked with the dice of the file, and ${site.id} has none. Give \`dice:\` with the dice that were rolled, or with a \`seed\`.`;
    return [{ ...needsDice(message)[0]!, fixes: [giveSeed(site)] }];
  }
  const { combat, trace } = play(site, source);
  if (trace.wanted) {
    return needsDice(
      `Nothing tells yet whether this is met: the dice of ${site.id} ran out. ${sentence(wantedInWords(trace.wanted))}.`,
    );
  }
  const { expectations, unknown } = checkExpectations(site, combat, trace);
  return [
    ...expectations
      .filter(({ met }) => !met)
      .map(({ title, expected, found, value, place }): Problem => ({
        code: 'expect/not-met',
        severity: 'error',
        message: `${sentence(title)}: expected ${expected}, found ${found}. Change the expectation, or what it depends on.`,
        place,
        fixes: [{ title: `Expect ${found}`, edits: [{ edit: 'set', owner: place.owner, key: place.key!, value }] }],
      })),
    ...unknown.map(({ path, place }): Problem => ({
      code: 'expect/unknown',
      severity: 'warning',
      message: `${sentence(site.kind)} tells nothing of \`${path.join('.')}\`, so this is never met. It tells of ${listed(combat.measures.map((measure) => `\`${measure.path.join('.')}\``))}.`,
      place: { ...place, onKey: true },
      fixes: [{ title: `Remove \`${path.at(-1)}\``, edits: [{ edit: 'remove', owner: place.owner, key: place.key! }] }],
    })),
  ];
}

/** A seed that a fix writes: any would do. */
const anySeed = 1;

function giveSeed({ object }: CombatSite): NonNullable<Problem['fixes']>[number] {
  const value: Plain = { seed: anySeed };
  return { title: `Let Asdic roll with seed ${anySeed}`, edits: [{ edit: 'set', owner: object, key: 'dice', value }] };
}

function resultProblems(site: CombatSite): readonly Problem[] {
  const found = disagreement(site);
  if (!found) return [];
  const { differences, tree } = found;
  return [
    {
      code: 'result/outdated',
      severity: 'information',
      message: `This result no longer agrees with its own dice: ${listed(differences)}. Resolve ${site.id} again and write the result, or take it away.`,
      place: { owner: site.object, key: 'result', onKey: true },
      fixes: [
        ...(tree ? [{ title: 'Write what these dice give', edits: resultEdits(site, tree), preferred: true }] : []),
        { title: 'Remove the result', edits: [{ edit: 'remove' as const, owner: site.object, key: 'result' }] },
      ],
    },
  ];
}
