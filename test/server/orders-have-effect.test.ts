/** No order of any game is ignored in silence. */
import assert from 'node:assert/strict';
import type { Combat } from '../../server/src/engine/combat';
import { computeExactOdds } from '../../server/src/engine/exact';
import { runToEnd } from '../../server/src/engine/progress';
import { traceCombat } from '../../server/src/engine/trace';
import { listAllCombats, analyse, diagnose } from '../../server/src/features';
import { computeOddsFigures } from '../../server/src/model/odds-figures';
import { environment } from '../support/environment';
import { listAlternatives, orderedScenarios, readPath } from '../support/random-orders';
import type { Data } from '../support/random-orders/draw';
import { chooseRunCount } from '../support/run-size';

const host = environment();
/** Scenarios of each game: `ASDIC_ORDERED_SCENARIOS=600` tries more. */
const scenarios = Number(process.env.ASDIC_ORDERED_SCENARIOS ?? chooseRunCount(150, 60));
/** Numbers of dice: few first, many for orders that rarely matter. Orders that matter even more rarely change exact odds. */
const runs = [30, 1_500, 'odds'] as const;
type Run = number | 'odds';

/** What a scenario says and does: its problems, and what happens with the dice of each seed. */
interface Conduct {
  readonly problems: string;
  readonly traces: readonly string[];
}

function observe(data: Data, run: Run): Conduct {
  const analysis = analyse(JSON.stringify(data), undefined, host);
  const combats = listAllCombats(analysis).map(({ entry }) => entry.build());
  const all = diagnose(analysis);
  assert.deepEqual(
    all.filter(({ code }) => code.startsWith('schema/')),
    [],
  );
  return {
    problems: all.map(({ code, message }) => `${code}: ${message}`).join('\n'),
    traces:
      run === 'odds'
        ? combats.map(describeOdds)
        : Array.from({ length: run }, (_, seed) =>
            JSON.stringify(
              combats.map((combat) => traceCombat(combat, { seed })).map(({ entries, end }) => [entries, [...end]]),
              leaveOutSources,
            ),
          ),
  };
}

/** Leaves out the places that amounts were read from: they are objects of the scenario, with its orders. */
function leaveOutSources(key: string, value: unknown): unknown {
  return key === 'from' ? undefined : value;
}

/** The odds of all measures of a combat; nothing if it has too many states. */
function describeOdds(combat: Combat): string {
  const outcomes = runToEnd(computeExactOdds(combat));
  return 'tooLarge' in outcomes
    ? ''
    : runToEnd(computeOddsFigures(combat, outcomes))
        .all.map(({ path, value }) => `${path.join('.')}: ${value.toFixed(12)}`)
        .join('\n');
}

/** The paths of orders: of members, and of items that are objects. */
function listOrders(node: unknown, path: readonly string[] = [], inOrders = false): readonly (readonly string[])[] {
  if (typeof node !== 'object' || node === null) return inOrders ? [path] : [];
  if (Array.isArray(node) && inOrders) {
    if (node.every((item) => typeof item === 'string')) return node.length > 0 ? [path] : [];
    return node.map((_, index) => [...path, String(index)]);
  }
  const members = Object.entries(node).flatMap(([key, value]) =>
    listOrders(value, [...path, key], inOrders || key === 'orders'),
  );
  // An empty order orders nothing.
  return inOrders && members.length > 0 && ['submerge', 'dive', 'elect'].includes(path.at(-1)!) ? [path] : members;
}

function change(data: Data, path: readonly string[], value: unknown): Data {
  const copy = structuredClone(data);
  const owner = path.slice(0, -1).reduce<Data>((node, key) => node[key] as Data, copy);
  const key = path.at(-1)!;
  if (value !== undefined) owner[key] = value;
  else if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else Reflect.deleteProperty(owner, key);
  return copy;
}

/** Whether an order leaves nothing to decide and nothing can go against it: `never`, or a type to be lost that is the only one. */
function isObeyedInAnyCase(path: readonly string[], value: unknown, data: Data): boolean {
  if (path.at(-1) === 'combatType') return value === 'ssw';
  if (path.at(-1) === 'losses') {
    if (path[0] === 'engagements' || path[0] === 'navalCombats') {
      const combat = readPath(data, path.slice(0, 2)) as Record<string, { units: Data[] }>;
      const units = combat[path.at(-2)!]!.units;
      // Submarine combat does not strike undamaged ships.
      return (
        units.filter(
          ({ type, damaged }) => type === 'sub' || type === 'asw' || damaged === true || path[0] === 'engagements',
        ).length < 2
      );
    }
    const units = Object.values(readPath(data, [...path.slice(0, -2), 'units']));
    // Submarines may dive, or be too deep to be lost.
    return units.filter((unit) => typeof unit !== 'object' || (unit as Data)['type'] !== 'sub').length < 2;
  }
  if (!['submerge', 'dive', 'elect'].includes(path.at(-1)!)) return false;
  if (path.at(-1) === 'dive') {
    // Submarines that are not found are not attacked, so they do not dive.
    const units = Object.values(readPath(data, [...path.slice(0, -2), 'units'])) as { depth?: string }[];
    if (units.some(({ depth }) => depth === 'periscope' || depth === 'submerged')) return true;
  }
  const { when = 'never', groups = {} } = value as { when?: string; groups?: Record<string, string> };
  return [when, ...Object.values(groups)].every((each) => each === 'never');
}

/** A pattern of the ids of the steps in which an order decides, if a combat may never reach them; undefined for other orders. */
function matchDecisionSteps(path: readonly string[]): RegExp | undefined {
  const [list] = path;
  const key = path.at(-1);
  if (key === 'submerge') return new RegExp(String.raw`submerge\.${path.at(-3)}`);
  if (list === 'navalCombats' && key === 'losses')
    return path.at(-2) === 'attacker' ? /"damage\.subs/ : /"damage\.convoy/;
  if (list === 'bombardments') return /"bombardment\.ships/;
  // Light ships of fleets are not always fired at.
  if (key === 'firstLost' && (list === 'fleetCombats' || list === 'navalRounds')) return /"settle\.[a-z0-9-]+-light"/;
  return undefined;
}

describe('no order is ignored in silence', function () {
  for (const [ruleset, create] of Object.entries(orderedScenarios)) {
    it(`each order of ${ruleset} changes the combat, or a diagnostic or the report says why not`, () => {
      const silent: string[] = [];
      let orders = 0;
      for (let seed = 1; seed <= scenarios; seed++) {
        const data = create(seed);
        for (const path of listOrders(data)) {
          const value = readPath(data, path);
          if (isObeyedInAnyCase(path, value, data)) continue;
          orders++;
          const isFire = path.includes('fire');
          const countsChangedProblems = isFire || path.at(-1) === 'search';
          const alternatives = listAlternatives(path, value, data);
          const isNoticed = runs.some((run) => {
            const baseline = observe(data, run);
            const changes = (other: unknown): boolean => {
              const after = observe(change(data, path, other), run);
              if (after.problems !== baseline.problems && (other === undefined || countsChangedProblems)) return true;
              return after.traces.some((trace, index) => trace !== baseline.traces[index]);
            };
            // No order applies to a decision that no battle reaches.
            const steps = matchDecisionSteps(path);
            if (steps && run !== 'odds' && !baseline.traces.some((trace) => steps.test(trace))) return true;
            return changes(undefined) || (isFire ? alternatives.every(changes) : alternatives.some(changes));
          });
          if (!isNoticed) silent.push(`${path.join('.')}: ${JSON.stringify(value)}\n${JSON.stringify(data)}`);
        }
      }
      assert.deepEqual(silent, []);
      assert.ok(orders > scenarios, `${orders} orders`);
    });
  }

  it('orders of loss of awaw that a diagnostic calls without effect have none', () => {
    const countProblems = ({ problems }: Conduct): number => problems.split('never leave a tie between types').length;
    let claims = 0;
    for (let seed = 1; seed <= scenarios; seed++) {
      const data = orderedScenarios.awaw(seed);
      for (const path of listOrders(data).filter((each) => each.at(-1) === 'firstLost')) {
        const isClaimed = countProblems(observe(change(data, path, undefined), 0)) < countProblems(observe(data, 0));
        if (!isClaimed) continue;
        claims++;
        for (const run of [50, 'odds'] as const) {
          const { traces } = observe(data, run);
          for (const other of listAlternatives(path, readPath(data, path), data))
            assert.ok(
              observe(change(data, path, other), run).traces.every((trace, index) => trace === traces[index]),
              JSON.stringify(data),
            );
        }
      }
    }
    assert.ok(claims > scenarios / 10, `${claims} claims`);
  });
});
