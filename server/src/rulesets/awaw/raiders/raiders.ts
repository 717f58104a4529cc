/** Raiders in SW boxes: the number of defenders that engage (21). */
import type { Change } from '../../../engine/amount';
import type { Ids } from '../../../model/ids';
import { collectChanges, placeAt, type Modifier } from '../kit';
import { isNamedShip, type Header, type Raid } from '../data';
import { resolveUnits } from '../force';
import { raiderNumbers } from './numbers';

interface RaidSituation {
  readonly raid: Raid;
  readonly header: Header;
  readonly ids: Ids;
}

type RaidModifier = Modifier<RaidSituation>;

const numbers = raiderNumbers.raiders;

const baseModifier: RaidModifier = {
  id: 'raid.base',
  rule: 'raiders',
  listLines: () => ({ label: 'always', by: numbers.base }),
};

const earlierGroups: RaidModifier = {
  id: 'raid.earlier-groups',
  rule: 'raiders',
  listLines: ({ raid }) => ({
    label: 'earlier raider groups in the box',
    by: (raid.earlierGroups ?? 0) * numbers.earlierGroup,
    from: placeAt(raid, 'earlierGroups'),
  }),
};

const threeShips: RaidModifier = {
  id: 'raid.three-ships',
  rule: 'raiders',
  listLines: ({ raid, ids }) => {
    const ships = resolveUnits(raid.raiders, ids).reduce(
      (sum, { unit }) => sum + (isNamedShip(unit) ? 1 : unit.type === 'ca' ? (unit.count ?? 1) : 0),
      0,
    );
    return ships >= numbers.ships
      ? { label: 'three raiders', by: numbers.threeShips, from: placeAt(raid, 'raiders') }
      : undefined;
  },
};

const airRange: RaidModifier = {
  id: 'raid.air-range',
  rule: 'raiders',
  listLines: ({ raid, header }) => {
    const nation = raid.defender?.nation;
    const research = nation === undefined ? undefined : header.nations?.[nation]?.research;
    if (!research?.airRange) return undefined;
    return {
      label: "defender's air range research",
      by: research.airRange * numbers.airRange,
      from: placeAt(research, 'airRange'),
    };
  },
};

const boxModifier: RaidModifier = {
  id: 'raid.box',
  rule: 'raiders',
  listLines: ({ raid }) => {
    if (raid.box === 'atlantic' && raid.usAtWar === true) {
      return { label: 'the US is at war with Germany', by: numbers.usAtWar, from: placeAt(raid, 'usAtWar') };
    }
    if (raid.box === 'indian' && raid.fromSingapore === true) {
      return { label: 'raiders from Singapore', by: numbers.singapore, from: placeAt(raid, 'fromSingapore') };
    }
    return undefined;
  },
};

const escortCarriers: RaidModifier = {
  id: 'raid.escort-carriers',
  rule: 'escort-carrier-uses',
  limitedBy: ['raiders'],
  listLines: ({ raid, ids }) => {
    const count = countEscortCarriers(raid, ids);
    const squadrons = raid.box === 'atlantic' ? 0 : (raid.searchSquadrons ?? 0);
    const unitsPerDefender = raid.box === 'atlantic' ? numbers.atlanticEach : numbers.otherEach;
    const label =
      squadrons > 0
        ? `${count} escort carriers and ${squadrons} search squadrons, one in ${unitsPerDefender}`
        : `${count} escort carriers, one in ${unitsPerDefender}`;
    return {
      label,
      by: Math.min(numbers.max, Math.floor((count + squadrons) / unitsPerDefender)),
      from: placeAt(raid, 'defender'),
    };
  },
};

const codebreaking: RaidModifier = {
  id: 'raid.codebreaking',
  rule: 'raiders',
  listLines: ({ raid }) => ({ label: 'codebreaking', by: raid.codebreaking ?? 0, from: placeAt(raid, 'codebreaking') }),
};

export const raidModifiers = [
  baseModifier,
  earlierGroups,
  threeShips,
  airRange,
  boxModifier,
  escortCarriers,
  codebreaking,
];

/** Modifiers of the die for the number of defenders that may engage. */
export function listRaidChanges(raid: Raid, header: Header, ids: Ids): readonly Change[] {
  return collectChanges(raidModifiers, { raid, header, ids });
}

function countEscortCarriers(raid: Raid, ids: Ids): number {
  const units = raid.defender === undefined ? [] : resolveUnits(raid.defender, ids);
  return units.reduce((sum, { unit }) => sum + (unit.type === 'cve' ? (unit.count ?? 1) : 0), 0);
}
