/** A scenario as part of a campaign: its turn, its units, and what they have lost. */
import type { CampaignState, CampaignUnit } from '../../../model/campaign';
import { setMember } from '../../../model/edit';
import { placeAt } from '../../../model/place';
import type { Header, NamedForce, SeaBattle } from '../data';
import { toUnitCounts, type UnitCount } from '../forces';
import { computeNextTurn, listPowersInOrder } from '../turn-order';
import { formatPower } from '../wording';
import { listWrittenLosses } from './overdrawn';
import { getPoolKey } from './turn-pool';

type Scenario = Header & { readonly seaBattles?: readonly SeaBattle[] };

export function createCampaignState({ turn, powers = {}, forces = [], seaBattles = [] }: Scenario): CampaignState {
  const order = listPowersInOrder(powers);
  const toNumber = (round: number, power: string): number => round * order.length + order.indexOf(power);
  const turnNumber = turn && order.includes(turn.power) ? toNumber(turn.round, turn.power) : undefined;
  const losses = listWrittenLosses(seaBattles, forces);
  return {
    turn:
      turn && turnNumber !== undefined
        ? {
            number: turnNumber,
            label: `round ${turn.round}, ${formatPower(turn.power)}`,
            place: placeAt(turn),
            next: { ...computeNextTurn(turn, powers) },
          }
        : undefined,
    units: forces.flatMap((force) =>
      groupByKind(force).map(([kind, lines]): CampaignUnit => {
        const ownLosses = losses.filter(({ line }) => line.force.id === force.id && line.kind === kind);
        return {
          key: getPoolKey(force.id, kind),
          format: (count) => `${count} \`${kind}\` of \`${force.id}\``,
          power: force.power,
          count: lines.reduce((sum, { count }) => sum + count, 0),
          destroyed: ownLosses.reduce((sum, { count }) => sum + count, 0),
          combats: [...new Set(ownLosses.map(({ battle }) => battle.id))],
          place: lines[0]!.from,
          createFixes: (count) => (lines.length === 1 ? [createCountFix(lines[0]!, count)] : []),
        };
      }),
    ),
    // New units appear at the end of the turn of their power.
    canReplace: ({ power }, since) => {
      if (turnNumber === undefined || since === undefined || power === undefined || turnNumber < since) return true;
      const turns = Math.min(order.length, turnNumber - since);
      return Array.from({ length: turns }, (_, index) => order[(since + index) % order.length]).includes(power);
    },
  };
}

/** The lines of each kind: by the id of a group, else by type. */
function groupByKind({ units, power }: NamedForce): readonly (readonly [string, readonly UnitCount[]])[] {
  const lines = toUnitCounts(units, power);
  const kinds = new Set(lines.map(({ id, type }) => id ?? type));
  return [...kinds].map((kind) => [kind, lines.filter(({ id, type }) => (id ?? type) === kind)]);
}

function createCountFix({ group, type, from }: UnitCount, count: number) {
  const owner = (group ?? from.owner) as Readonly<Record<string, number>>;
  return { title: `Leave ${count}`, edits: [setMember(owner, group ? 'count' : type, count)] };
}
