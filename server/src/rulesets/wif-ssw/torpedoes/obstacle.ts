/** Submarines that faulty torpedoes keep out of strategic submarine warfare (1.8). */
import { placeAt } from '../kit';
import { computeSubmarineValue } from '../attack/submarine-value';
import type { ObstacleFinder } from '../initiation/obstacle';
import { getOwner } from '../units';
import { getTorpedoPenalty } from './period';

/** Keeps a submarine out if the torpedo penalty reduces its attack to 0. */
export const findTorpedoObstacle: ObstacleFinder = (unit, engagement, header) => {
  const owner = getOwner(unit, engagement.subs);
  if (getTorpedoPenalty(owner, header).penalty !== true) return undefined;
  if (computeSubmarineValue(unit, owner, engagement, header).total > 0) return undefined;
  const rule = unit.section === 0 ? 'torpedo-section-zero' : 'torpedo-zero';
  return { rule, why: 'its torpedoes leave it an attack of 0', from: placeAt(unit, 'attack') };
};
