/** Diagnostics of the odds that combats expect. The odds are calculated elsewhere, after all other diagnostics; until then there are none. */
import type { Diagnostic } from '../../model/diagnostic';
import { formatList, capitalize } from '../../model/wording';
import type { Analysis } from '../analysis/analysis';
import { checkOdds, getExpectedOdds } from '../combat/odds-expectations';
import { computeOddsKey } from '../combat/odds-key';
import { type ScenarioCombat, filterCombats } from '../scenario/scenario-combats';
import type { FoundCombat } from '../analysis/find-combat';
import type { Likelihoods } from '../../model/likelihoods';
import type { Scenario } from '../scenario/scenario';
import { listTableDiagnostics } from '../scenario/table-diagnostics';

/** A combat that expects something of its odds, and the cache key of the odds. */
export interface ExpectedOdds {
  readonly key: string;
  readonly target: FoundCombat;
}

/** Empty if the header or a table file has errors, or the ruleset fails to list the combats. */
function listExpectingCombats(scenario: Scenario): readonly ScenarioCombat[] {
  try {
    // The list of combats is cached; their ranges are computed only if needed.
    if (!scenario.combats().some((entry) => getExpectedOdds(entry))) return [];
    if (!scenario.view().isHeaderValid || listTableDiagnostics(scenario).length > 0) return [];
    return filterCombats(scenario, (entry) => getExpectedOdds(entry) !== undefined);
  } catch {
    return [];
  }
}

const cache = new WeakMap<Analysis, readonly ExpectedOdds[]>();

/** The combats of a file whose odds its complete diagnostics need. */
export function findExpectedOdds(analysis: Analysis): readonly ExpectedOdds[] {
  let expected = cache.get(analysis);
  if (!expected) {
    expected = analysis.scenarios
      .flatMap(listExpectingCombats)
      .map((combat) => ({ key: computeOddsKey(combat), target: { ...combat, analysis } }));
    cache.set(analysis, expected);
  }
  return expected;
}

/** The odds that are known now, in the same order. The diagnostics change only with these. */
export function getKnownOdds(analysis: Analysis): readonly (Likelihoods | undefined)[] {
  return findExpectedOdds(analysis).map(({ key, target }) =>
    analysis.environment.likelihoods(key, { document: target.scenario.index, id: target.entry.id }),
  );
}

export function diagnoseOdds(analysis: Analysis, scenario: Scenario): readonly Diagnostic[] {
  const knownOdds = getKnownOdds(analysis);
  return findExpectedOdds(analysis).flatMap(({ target }, index) => {
    const likelihoods = knownOdds[index];
    return target.scenario === scenario && likelihoods ? diagnosticsWith(target, likelihoods) : [];
  });
}

function diagnosticsWith({ entry }: ScenarioCombat, likelihoods: Likelihoods): readonly Diagnostic[] {
  if (likelihoods.all.length === 0)
    return [
      {
        code: 'expect/not-resolved',
        severity: 'information',
        message: `It is not known yet whether this is met, because ${entry.id} is not resolved. Supply what is missing there first.`,
        place: { owner: entry.object, key: 'expect', onKey: true },
      },
    ];
  const { expectations, unknown } = checkOdds(entry, likelihoods);
  return [
    ...expectations.flatMap(({ verdict, title, expected, actual, how, missesBy, place, meeting }): Diagnostic[] => {
      if (verdict === 'met') return [];
      if (verdict === 'open')
        return [
          {
            code: 'expect/odds-open',
            severity: 'hint',
            message: `${capitalize(title)}: expected ${expected}, found ${actual}. Too close to tell: the odds were estimated ${how}.`,
            place,
          },
        ];
      return [
        {
          code: 'expect/odds-not-met',
          severity: 'error',
          message: `${capitalize(title)}: expected ${expected}, found ${actual}, ${missesBy} (odds found ${how}). Change the expectation, or what it depends on.`,
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
    ...unknown.map(({ path, place }): Diagnostic => ({
      code: 'expect/unknown',
      severity: 'warning',
      message: `The odds of ${entry.id} have no \`${path.slice(1).join('.')}\`, so this is never met. They have ${formatList(likelihoods.all.map((likelihood) => `\`${likelihood.path.join('.')}\``))}.`,
      place: { ...place, onKey: true },
      fixes: [{ title: `Remove \`${path.at(-1)}\``, edits: [{ edit: 'remove', owner: place.owner, key: place.key! }] }],
    })),
  ];
}
