/** Submarine and harbor attacks: the roll against each target, with the chance of each result. */
import { gather, sumOfDice } from '../../../dice/distribution';
import { suppliedHits, targetsOfAttack } from '../combats/single-attack';
import type { HarborAttack, SubmarineAttack } from '../data';
import { harborAttack } from '../tables/harbor-attack';
import { submarineAttack } from '../tables/submarine-attack';
import { valueAt } from './here';
import type { AwawHover } from './here';
import { added, shown } from './parts';
import { oddsInWords } from './words';

const attacks = [
  { list: 'submarineAttacks', kind: 'submarine-attack', rule: 'submarine-attack', title: 'Submarine attack' },
  { list: 'harborAttacks', kind: 'harbor-attack', rule: 'harbor-attack', title: 'Harbor attack' },
] as const;

export const singleAttackHover: AwawHover = {
  at: attacks.flatMap(({ list }) =>
    ['', '.id', '.targets', '.attacker', '.defender'].map((member) => `${list}.*${member}`),
  ),
  explain: (scenario, ids, { path }) => {
    const found = attacks.find(({ list }) => list === path[0]);
    const attack = valueAt(scenario, path.slice(0, 2)) as SubmarineAttack | HarborAttack | undefined;
    if (found === undefined || attack === undefined) return undefined;
    const { kind, rule, title } = found;
    const table = suppliedHits(kind, scenario);
    const hits = (roll: number): number =>
      kind === 'submarine-attack' ? submarineAttack(roll, table).hits : harborAttack(roll, table);
    const parts = targetsOfAttack(attack, kind, scenario, ids).map(({ ships, modifiers }) => {
      const amount = added(`roll against ${ships.name}`, 'two dice', modifiers, rule);
      const odds = gather(sumOfDice(2, 6).map(({ value, share }) => ({ value: hits(value + amount.total), share })));
      return { amount, verdict: oddsInWords(odds, ships.target, ships.hits) };
    });
    return {
      title,
      text: table === undefined ? 'The table is from one public transcription.' : undefined,
      ...shown(parts),
      rules: [rule, 'research-rolls'],
      bases:
        table === undefined
          ? []
          : [{ kind: 'supplied-table', name: rule === 'harbor-attack' ? 'harborAttack' : 'submarineAttack' }],
    };
  },
};
