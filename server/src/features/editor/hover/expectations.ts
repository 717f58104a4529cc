/** Hover text inside `expect:`: the actual value, whether it meets the expectation, and the difference. */
import type { LocatedValue } from '../../../model/place';
import { capitalize } from '../../../model/wording';
import type { Analysis } from '../../analysis/analysis';
import { type ExpectationResult, checkAllExpectations } from '../../combat/check-all-expectations';
import { computeOddsKey } from '../../combat/odds-key';
import { listCombats } from '../../scenario/scenario-combats';
import { probabilityBar } from '../../format/bar';
import { joinBlocks, bold, escapeMarkdown, bulletList } from '../../format/markdown';
import type { Scenario } from '../../scenario/scenario';

/** Maximum number of expectations listed for a block. */
const maxListed = 12;

/** Empty outside of `expect:`, or if the combat cannot be found. */
export function expectationsMarkdown(
  { environment }: Analysis,
  scenario: Scenario,
  { path, chain }: LocatedValue,
): string {
  const at = path.indexOf('expect');
  if (at < 0 || !scenario.ruleset) return '';
  try {
    const combatAtCursor = listCombats(scenario).find(({ entry }) => entry.object === chain[at]);
    if (!combatAtCursor) return '';
    const name = { document: scenario.index, id: combatAtCursor.entry.id };
    const { expectations, unknown } = checkAllExpectations(
      combatAtCursor,
      environment.likelihoods(computeOddsKey(combatAtCursor), name),
    );
    const inner = path.slice(at + 1).map(String);
    const matching = expectations.filter((candidate) =>
      inner.every((key, depth) => candidate.path[depth] === key || depth >= candidate.path.length),
    );
    const reasons = inner.length === 0 || matching.length === 0 ? unknown.map(({ why }) => escapeMarkdown(why)) : [];
    const [only, other] = matching;
    if (only && !other) return joinBlocks(formatExpectation(only), ...reasons);
    return joinBlocks(bulletList(matching.slice(0, maxListed).map(formatInList)), ...reasons);
  } catch {
    // A combat that its ruleset cannot build is reported elsewhere.
    return '';
  }
}

const verdicts = { met: '\u2713 Met', 'not met': '\u2717 Not met', open: '? Too close to tell' } as const;

function formatExpectation(checked: ExpectationResult): string {
  const { verdict, title, expected, actual, missesBy, how, probability } = checked;
  const by = missesBy === undefined ? '' : `, ${missesBy}`;
  const ending = how === undefined ? '' : `, found ${how}`;
  const drawn = probability === undefined ? '' : `${probabilityBar(probability)} `;
  return joinBlocks(
    `${bold(verdicts[verdict])}: ${escapeMarkdown(`expected ${expected}, found ${actual}${by}`)}.`,
    `${drawn}${escapeMarkdown(`${capitalize(title)}: ${actual}${ending}`)}.`,
  );
}

function formatInList({ verdict, title, expected, actual, missesBy }: ExpectationResult): string {
  const by = missesBy === undefined ? '' : `, ${missesBy}`;
  const sign = verdicts[verdict].slice(0, 1);
  return escapeMarkdown(
    `${sign} ${title}: ${verdict === 'met' ? actual : `expected ${expected}, found ${actual}${by}`}`,
  );
}
