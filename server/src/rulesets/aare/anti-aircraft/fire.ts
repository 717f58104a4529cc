/** Anti-aircraft fire by the guns of a territory and by battleships of a power with combined arms. */
import { createAmount, type Amount, type Change } from '../../../engine/amount';
import type { Place } from '../../../model/place';
import { getUnits } from '../../axis-and-allies/forces';
import { changeBy, placeAt } from '../kit';
import type { AirType, AntiAircraft, FlyOverSpace, Header, SeaBattle } from '../data';
import { antiAircraftNumbers } from './rules';
import { isInEffect } from '../technologies';
import { formatUnit } from '../wording';

/** Aircraft under fire. */
export interface AircraftTarget {
  readonly type: AirType;
  /** Their owner. */
  readonly power: string | undefined;
}

/** Anti-aircraft fire of one space: one die for each aircraft. */
export interface AntiAircraftFire {
  /** The unit that fires: `anti-aircraft gun`, `battleship`. */
  readonly title: string;
  readonly rule: 'anti-aircraft-fire' | 'battleship-anti-aircraft';
  /** The power that fires; undefined if the scenario does not say. */
  readonly power: string | undefined;
  /** The highest die that hits a target; a total of 0 if none does. */
  readonly computeHitThreshold: (target: AircraftTarget) => Amount;
  readonly from: Place;
}

/** The fire of a territory's anti-aircraft gun; undefined if there is no gun. Only one gun fires, however many there are. */
export function findGunFire(
  antiAircraft: AntiAircraft | undefined,
  power: string | undefined,
  header: Header,
): AntiAircraftFire | undefined {
  if (antiAircraft === undefined || antiAircraft.guns === 0) return undefined;
  const { hitsOn, withRadar } = antiAircraftNumbers['anti-aircraft-fire'];
  const line = antiAircraft.radar
    ? { label: 'gun with radar', by: withRadar, from: placeAt(antiAircraft, 'radar') }
    : { label: 'anti-aircraft gun', by: hitsOn, from: placeAt(antiAircraft) };
  const base = changeBy('anti-aircraft-fire', line);
  return {
    title: 'anti-aircraft gun',
    rule: 'anti-aircraft-fire',
    power,
    computeHitThreshold: (target) => reduceForJets(base, target, header),
    from: placeAt(antiAircraft),
  };
}

/** The anti-aircraft fire of a power's battleship; undefined without combined arms. Only one battleship fires, however many there are. */
export function findBattleshipFire(
  power: string | undefined,
  from: Place,
  header: Header,
): AntiAircraftFire | undefined {
  if (!isInEffect(power, 'combined-arms', header)) return undefined;
  const { hitsOn } = antiAircraftNumbers['battleship-anti-aircraft'];
  const base = changeBy('battleship-anti-aircraft', { label: 'battleship with combined arms', by: hitsOn, from });
  return {
    title: 'battleship',
    rule: 'battleship-anti-aircraft',
    power,
    computeHitThreshold: (target) => reduceForJets(base, target, header),
    from,
  };
}

/** The anti-aircraft fire at attacking aircraft in a sea battle, by one battleship of a power with combined arms. */
export function findBattleshipFireIn(battle: SeaBattle, header: Header): AntiAircraftFire | undefined {
  for (const { type, power, from } of getUnits(battle, 'defender')) {
    const fire = type === 'bb' ? findBattleshipFire(power, from, header) : undefined;
    if (fire) return fire;
  }
  return undefined;
}

/** The fire at aircraft that fly over a space: by a gun, else by a battleship; undefined if nothing fires. */
export function findFireOver(space: FlyOverSpace, header: Header): AntiAircraftFire | undefined {
  const gun = findGunFire(space.antiAircraft, space.power, header);
  if (gun !== undefined || (space.battleships ?? 0) === 0) return gun;
  return findBattleshipFire(space.power, placeAt(space, 'battleships'), header);
}

/** Jets are harder to hit; a value of 0 never hits (Q21). */
function reduceForJets(base: Change, { type, power }: AircraftTarget, header: Header): Amount {
  const hasJets = type === 'ftr' && isInEffect(power, 'jet-fighters', header);
  const change = changeBy('jets-against-anti-aircraft', {
    label: 'jet fighters',
    by: antiAircraftNumbers['jets-against-anti-aircraft'].by,
  });
  return createAmount(`${base.label} against ${formatUnit(type)}`, base, [hasJets && base.by > 0 ? change : undefined]);
}
