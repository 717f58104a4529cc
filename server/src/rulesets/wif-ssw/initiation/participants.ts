/** The submarines that take part in strategic submarine warfare (1.2.1). */
import { at } from '../../../model/place';
import { onceOfBoth } from '../../once';
import { isSub, type Engagement, type Header, type SubUnit } from '../data';
import { docked } from '../milchcows/docked';
import { faultyTorpedoes } from '../torpedoes/obstacle';
import { ownerOf } from '../units';
import { leftOutBy } from './joins';
import type { Obstacle, ObstacleTo } from './obstacle';

/** Whether a submarine takes part; if not, the rule and the reason. */
export type Participation = { readonly in: true } | ({ readonly in: false } & Obstacle);

const leftOut: ObstacleTo = (unit, engagement) => {
  const why = leftOutBy(unit, engagement);
  return why === undefined ? undefined : { rule: 'declare-participants', why, from: at(unit, 'joins') };
};

const inConvoySection: ObstacleTo = (unit) =>
  unit.section === 'convoy'
    ? {
        rule: 'ssw-participants',
        why: 'it is in the Convoy Section and does not attack',
        from: at(unit, 'section'),
      }
    : undefined;

const faceDown: ObstacleTo = (unit) =>
  unit.faceUp === false ? { rule: 'face-up', why: 'it is face down', from: at(unit, 'faceUp') } : undefined;

const ownerPassed: ObstacleTo = (unit, { subs }, { powers = {} }) => {
  const power = powers[ownerOf(unit, subs) ?? ''];
  if (power?.action !== 'pass') return undefined;
  return { rule: 'owner-acted', why: 'its owner passed this impulse', from: at(power, 'action') };
};

/** All obstacles, in the order in which they are reported. */
const possible: readonly ObstacleTo[] = [leftOut, inConvoySection, faceDown, ownerPassed, docked, faultyTorpedoes];

/** All obstacles of a submarine; empty if it takes part. Checks report those that are not the owner's own choice. */
export function* obstacles(unit: SubUnit, engagement: Engagement, header: Header): Generator<Obstacle> {
  for (const obstacleTo of possible) {
    const obstacle = obstacleTo(unit, engagement, header);
    if (obstacle) yield obstacle;
  }
}

/** Whether a submarine takes part, with the first obstacle. */
export function participation(unit: SubUnit, engagement: Engagement, header: Header): Participation {
  for (const obstacle of obstacles(unit, engagement, header)) return { in: false, ...obstacle };
  return { in: true };
}

/** The participating submarines, in the order of the file. */
export const attackers = onceOfBoth((engagement: Engagement, header: Header): readonly SubUnit[] =>
  engagement.subs.units.filter(isSub).filter((unit) => participation(unit, engagement, header).in),
);

/** The participating submarine in the highest section; the first if several are equal. */
export const highestSubmarine = onceOfBoth(highestOf);

function highestOf(engagement: Engagement, header: Header): { unit: SubUnit; section: number } | undefined {
  let best: { unit: SubUnit; section: number } | undefined;
  for (const unit of attackers(engagement, header)) {
    if (unit.section !== 'convoy' && unit.section > (best?.section ?? -1)) best = { unit, section: unit.section };
  }
  return best;
}
