/** The submarines that take part in strategic submarine warfare (1.2.1). */
import { memoizePair } from '../../memoize';
import { placeAt } from '../kit';
import { isSub, type Engagement, type Header, type SubUnit } from '../data';
import { findDockedObstacle } from '../milchcows/docked';
import { findTorpedoObstacle } from '../torpedoes/obstacle';
import { getOwner } from '../units';
import { findLeftOutReason } from './left-out-reason';
import type { Obstacle, ObstacleFinder } from './obstacle';

/** Whether a submarine takes part; if not, the rule and the reason. */
export type Participation = { readonly takesPart: true } | ({ readonly takesPart: false } & Obstacle);

const findExclusionObstacle: ObstacleFinder = (unit, engagement) => {
  const why = findLeftOutReason(unit, engagement);
  return why === undefined ? undefined : { rule: 'declare-participants', why, from: placeAt(unit, 'joins') };
};

const findSectionObstacle: ObstacleFinder = (unit) =>
  unit.section === 'convoy'
    ? {
        rule: 'ssw-participants',
        why: 'it is in the Convoy Section and does not attack',
        from: placeAt(unit, 'section'),
      }
    : undefined;

const findFaceDownObstacle: ObstacleFinder = (unit) =>
  unit.faceUp === false ? { rule: 'face-up', why: 'it is face down', from: placeAt(unit, 'faceUp') } : undefined;

const findPassedObstacle: ObstacleFinder = (unit, { subs }, { powers = {} }) => {
  const power = powers[getOwner(unit, subs) ?? ''];
  if (power?.action !== 'pass') return undefined;
  return { rule: 'owner-acted', why: 'its owner passed this impulse', from: placeAt(power, 'action') };
};

/** All obstacles, in the order in which they are reported. */
const obstacleFinders: readonly ObstacleFinder[] = [
  findExclusionObstacle,
  findSectionObstacle,
  findFaceDownObstacle,
  findPassedObstacle,
  findDockedObstacle,
  findTorpedoObstacle,
];

/** All obstacles of a submarine; empty if it takes part. Checks report those that are not the owner's own choice. */
export function* findObstacles(unit: SubUnit, engagement: Engagement, header: Header): Generator<Obstacle> {
  for (const findObstacle of obstacleFinders) {
    const obstacle = findObstacle(unit, engagement, header);
    if (obstacle) yield obstacle;
  }
}

/** Whether a submarine takes part, with the first obstacle. */
export function getParticipation(unit: SubUnit, engagement: Engagement, header: Header): Participation {
  for (const obstacle of findObstacles(unit, engagement, header)) return { takesPart: false, ...obstacle };
  return { takesPart: true };
}

/** The participating submarines, in the order of the file. */
export const listAttackers = memoizePair((engagement: Engagement, header: Header): readonly SubUnit[] =>
  engagement.subs.units.filter(isSub).filter((unit) => getParticipation(unit, engagement, header).takesPart),
);

/** The participating submarine in the highest section; the first if several are equal. */
export const findHighestSubmarine = memoizePair(findHighest);

function findHighest(engagement: Engagement, header: Header): { unit: SubUnit; section: number } | undefined {
  let best: { unit: SubUnit; section: number } | undefined;
  for (const unit of listAttackers(engagement, header)) {
    if (unit.section !== 'convoy' && unit.section > (best?.section ?? -1)) best = { unit, section: unit.section };
  }
  return best;
}
