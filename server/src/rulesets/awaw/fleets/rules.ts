/** 22.53 to 22.55: fleet combat. */
import type { RuleTexts } from '../../rule-text';
import { confidence } from '../confidence';

/** The numbers that the rules of this chapter set, by rule id. */
export const fleetNumbers = {
  'fleet-pairing': { lightRatio: 3 },
  'reduced-effectiveness': { by: 1 },
} as const;

export const rules = {
  'fleet-pairing': {
    section: '22.53',
    title: 'Pairing in fleet combat',
    summary: `Active groups of equal number meet, then the lowest unpaired one meets the next enemy. Capital ships pair one to one by size, then speed, then fewer hits, then Naval Nationality DRM; surplus ones join the fire of others, fire at light ships, or hold their fire for screened ships. Their fire is resolved first. ${confidence.likely}`,
  },
  'light-fire': {
    section: '22.54',
    title: 'Fire of light ships',
    summary: `Light ships that the fire of capital ships has left undamaged fire next, factor against factor up to ${fleetNumbers['fleet-pairing'].lightRatio} to 1. What is beyond may join that fight, hold its fire for screened ships, or fire at a capital ship, at a second one only if at least as many factors as its size fire at the first. Without an order it joins the fight of the light ships; where there is none, it fires at the capital ship of the highest rank after the fire of capital ships: the largest, of equal size a fast one (a damaged ship is slow), then the one with fewer hits, then the higher Naval Nationality DRM; of equals the first in the file. ${confidence.likely}`,
  },
  'screened-ships': {
    section: '22.54',
    title: 'Screened ships',
    summary: `Screened ships do not fire. They are the last to be fired at, and only if every other enemy ship was sunk (damaged cruisers excepted). ${confidence.likely}`,
  },
  'fleet-nationality': {
    section: '22.552A',
    title: 'Naval Nationality DRMs in fleet combat',
    checklist: ['A21'],
    summary: `The Naval Nationality DRM of the ships that fire is added, that of their target subtracted. The values are not known to us: supply the table \`nationality\`.`,
  },
  'reduced-effectiveness': {
    section: '22.552B',
    title: 'Activities that reduce effectiveness',
    checklist: ['A22'],
    summary: `A combat group whose activity reduces its effectiveness fires at -${fleetNumbers['reduced-effectiveness'].by}, and fire at it is at +${fleetNumbers['reduced-effectiveness'].by}; when both groups are, it cancels. Which activities do is not known to us: say it of the group. The amount is certain, the direction likely. ${confidence.likely}`,
  },
} satisfies RuleTexts;
