/** Hovers on submarine and harbor attacks: the roll against each target, with its odds. */
import { mergeChances, sumDice } from '../../../dice/distribution';
import type { Ids } from '../../../model/ids';
import { valueAt } from '../../../model/place';
import type { Explanation } from '../../../model/ruleset';
import { listAmounts, type AwawHover } from '../kit';
import { formatColumns } from '../air/air-odds';
import type { SingleAttackKind } from '../combats/single-attack-steps';
import { suppliedHits, listAttackTargets } from '../combats/single-attack';
import type { HarborAttack, NavalRound, Scenario, SubmarineAttack } from '../data';
import { pendingRoll } from '../hover-amounts';
import { formatOdds } from '../hover-wording';
import { harborAttack } from './harbor-attack';
import { submarineAttack } from './submarine-attack';

const kinds = {
  'submarine-attack': { title: 'Submarine attack', table: 'submarineAttack' },
  'harbor-attack': { title: 'Harbor attack', table: 'harborAttack' },
} as const;

const lists = { submarineAttacks: 'submarine-attack', harborAttacks: 'harbor-attack' } as const;

export const singleAttackHover: AwawHover = {
  at: Object.keys(lists).flatMap((list) =>
    ['', '.id', '.targets', '.attacker', '.defender'].map((member) => `${list}.*${member}`),
  ),
  explain: (scenario, ids, { path }) => {
    const attack = valueAt(scenario, path.slice(0, 2)) as SubmarineAttack | HarborAttack | undefined;
    return attack && explainAttack(attack, lists[path[0] as keyof typeof lists], scenario, ids);
  },
};

/** Submarine attacks of a round, on an enemy combat group. */
export const roundSubmarineHover: AwawHover = {
  at: ['', '.id', '.group', '.targets', '.attacker'].map((member) => `navalRounds.*.submarineAttacks.*${member}`),
  explain: (scenario, ids, { path }) => {
    const round = valueAt(scenario, path.slice(0, 2)) as NavalRound | undefined;
    const attack = round?.submarineAttacks?.[Number(path[3])];
    if (round === undefined || attack === undefined) return undefined;
    const [ownSide, enemy] =
      attack.by === 'attacker' ? [round.attacker, round.defender] : [round.defender, round.attacker];
    const group = enemy.groups.find(({ number }) => number === attack.group);
    if (group === undefined) return undefined;
    const attacker = { nation: ownSide.nation, ...attack.attacker };
    const defender = { nation: enemy.nation, ...group };
    return explainAttack(
      { id: attack.id, attacker, defender, targets: attack.targets },
      'submarine-attack',
      scenario,
      ids,
    );
  },
};

function explainAttack(
  attack: SubmarineAttack | HarborAttack,
  kind: SingleAttackKind,
  scenario: Scenario,
  ids: Ids,
): Explanation {
  const { title, table: name } = kinds[kind];
  const table = suppliedHits(kind, scenario);
  const hits = (roll: number): number =>
    kind === 'submarine-attack' ? submarineAttack(roll, table).hits : harborAttack(roll, table);
  const parts = listAttackTargets(attack, kind, scenario, ids).map(({ ships, modifiers }) => {
    const amount = pendingRoll(`roll against ${ships.name}`, 'two dice', modifiers, kind);
    const odds = mergeChances(
      sumDice(2, 6).map(({ value, share: probability }) => ({ value: hits(value + amount.total), share: probability })),
    );
    return { amount, verdict: formatOdds(odds, ships.target, ships.hits) };
  });
  const from = table === undefined ? ' The table is from one public transcription.' : '';
  return {
    title,
    text: `Hits by column: ${formatColumns((column) => String(hits(column)), lastColumn(hits))}.${from}`,
    ...listAmounts(parts),
    rules: [kind, 'research-rolls'],
    bases: table === undefined ? [] : [{ kind: 'supplied-table', name }],
  };
}

/** The column after which the hits no longer change; supplied tables may be longer. */
function lastColumn(hits: (roll: number) => number): number {
  let last = 30;
  while (last > 2 && hits(last - 1) === hits(last)) last--;
  return last;
}
