/** Diagnostics of the odds that combats expect. The odds are calculated elsewhere, after all other diagnostics; until then there are none. */
import type { Problem } from '../../model/problem';
import { listed, sentence } from '../../model/wording';
import type { Analysis } from '../analysis';
import { checkOdds, expectedOdds } from '../combat/odds-expectations';
import { oddsKey } from '../combat/odds-key';
import { combatsThat } from '../combat/scenario-combats';
import type { ScenarioCombat } from '../combat/scenario-combats';
import type { FoundCombat } from '../combat/find';
import type { Likelihoods } from '../../model/likelihoods';
import type { Scenario } from '../scenario';
import { tableProblems } from './tables';

/** A combat that expects something of its odds, and the cache key of the odds. */
export interface ExpectedOdds {
  readonly key: string;
  readonly found: FoundCombat;
}

/** Empty if the header or a table file has errors, or the ruleset fails to list the combats. */
function expectingIn(scenario: Scenario): readonly ScenarioCombat[] {
  try {
    // The list of combats is cached; their ranges are computed only if needed.
    if (!scenario.combats().some((site) => expectedOdds(site))) return [];
    if (!scenario.view().headerSound || tableProblems(scenario).length > 0) return [];
    return combatsThat(scenario, (site) => expectedOdds(site) !== undefined);
  } catch {
    return [];
  }
}

const computed = new WeakMap<Analysis, readonly ExpectedOdds[]>();

/** The combats of a file whose odds its complete diagnostics need. */
export function oddsExpected(analysis: Analysis): readonly ExpectedOdds[] {
  let found = computed.get(analysis);
  if (!found) {
    found = analysis.scenarios
      .flatMap(expectingIn)
      .map((combat) => ({ key: oddsKey(combat), found: { ...combat, analysis } }));
    computed.set(analysis, found);
  }
  return found;
}

/** The odds that are known now, in the same order. The diagnostics change only with these. */
export function oddsKnown(analysis: Analysis): readonly (Likelihoods | undefined)[] {
  return oddsExpected(analysis).map(({ key, found }) =>
    analysis.environment.likelihoods(key, { document: found.scenario.index, id: found.site.id }),
  );
}

export function oddsProblems(analysis: Analysis, scenario: Scenario): readonly Problem[] {
  const known = oddsKnown(analysis);
  return oddsExpected(analysis).flatMap(({ found }, index) => {
    const likelihoods = known[index];
    return found.scenario === scenario && likelihoods ? problemsWith(found, likelihoods) : [];
  });
}

function problemsWith({ site }: ScenarioCombat, likelihoods: Likelihoods): readonly Problem[] {
  if (likelihoods.all.length === 0)
    return [
      {
        code: 'expect/not-resolved',
        severity: 'information',
        message: `It is not known yet whether this is met, because ${site.id} is not resolved. Supply what is missing there first.`,
        place: { owner: site.object, key: 'expect', onKey: true },
      },
    ];
  const { expectations, unknown } = checkOdds(site, likelihoods);
  return [
    ...expectations.flatMap(({ verdict, title, expected, found, how, missesBy, place, meeting }): Problem[] => {
      if (verdict === 'met') return [];
      if (verdict === 'open')
        return [
          {
            code: 'expect/odds-open',
            severity: 'hint',
            message: `${sentence(title)}: expected ${expected}, found ${found}. Too close to tell: the odds were estimated ${how}.`,
            place,
          },
        ];
      return [
        {
          code: 'expect/odds-not-met',
          severity: 'error',
          message: `${sentence(title)}: expected ${expected}, found ${found}, ${missesBy} (odds found ${how}). Change the expectation, or what it depends on.`,
          place,
          ...(meeting && {
            fixes: [
              {
                title: `Expect at ${meeting.bound === 'min' ? 'least' : 'most'} ${meeting.value}`,
                edits: [{ edit: 'set' as const, owner: meeting.range, key: meeting.bound, value: meeting.value }],
              },
            ],
          }),
        },
      ];
    }),
    ...unknown.map(({ path, place }): Problem => ({
      code: 'expect/unknown',
      severity: 'warning',
      message: `The odds of ${site.id} have no \`${path.slice(1).join('.')}\`, so this is never met. They have ${listed(likelihoods.all.map((one) => `\`${one.path.join('.')}\``))}.`,
      place: { ...place, onKey: true },
      fixes: [{ title: `Remove \`${path.at(-1)}\``, edits: [{ edit: 'remove', owner: place.owner, key: place.key! }] }],
    })),
  ];
}
