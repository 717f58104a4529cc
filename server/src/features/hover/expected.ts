/** Hover text inside `expect:`: the actual value, whether it meets the expectation, and the difference. */
import type { Located } from '../../model/place';
import { sentence } from '../../model/wording';
import type { Analysis } from '../analysis';
import { checkedExpectations } from '../combat/checked';
import type { CheckedExpectation } from '../combat/checked';
import { oddsKey } from '../combat/odds-key';
import { combatsOf } from '../combat/scenario-combats';
import { bar } from '../format/bar';
import { blocks, bold, escape, list } from '../format/markdown';
import type { Scenario } from '../scenario';

/** Maximum number of expectations listed for a block. */
const maxListed = 12;

/** Empty outside of `expect:`, or if the combat cannot be found. */
export function expectedMarkdown({ environment }: Analysis, scenario: Scenario, { path, chain }: Located): string {
  const at = path.indexOf('expect');
  if (at < 0 || !scenario.ruleset) return '';
  try {
    const found = combatsOf(scenario).find(({ site }) => site.object === chain[at]);
    if (!found) return '';
    const name = { document: scenario.index, id: found.site.id };
    const { expectations, unknown } = checkedExpectations(found, environment.likelihoods(oddsKey(found), name));
    const inner = path.slice(at + 1).map(String);
    const here = expectations.filter((one) =>
      inner.every((key, depth) => one.path[depth] === key || depth >= one.path.length),
    );
    const reasons = inner.length === 0 || here.length === 0 ? unknown.map(({ why }) => escape(why)) : [];
    const [only, other] = here;
    if (only && !other) return blocks(one(only), ...reasons);
    return blocks(list(here.slice(0, maxListed).map(inList)), ...reasons);
  } catch {
    // A combat that its ruleset cannot build is reported elsewhere.
    return '';
  }
}

const verdicts = { met: '\u2713 Met', 'not met': '\u2717 Not met', open: '? Too close to tell' } as const;

function one(checked: CheckedExpectation): string {
  const { verdict, title, expected, found, missesBy, how, share } = checked;
  const by = missesBy === undefined ? '' : `, ${missesBy}`;
  const ending = how === undefined ? '' : `, found ${how}`;
  const drawn = share === undefined ? '' : `${bar(share)} `;
  return blocks(
    `${bold(verdicts[verdict])}: ${escape(`expected ${expected}, found ${found}${by}`)}.`,
    `${drawn}${escape(`${sentence(title)}: ${found}${ending}`)}.`,
  );
}

function inList({ verdict, title, expected, found, missesBy }: CheckedExpectation): string {
  const by = missesBy === undefined ? '' : `, ${missesBy}`;
  const sign = verdicts[verdict].slice(0, 1);
  return escape(`${sign} ${title}: ${verdict === 'met' ? found : `expected ${expected}, found ${found}${by}`}`);
}
