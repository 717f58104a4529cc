/** Tech 4 and 6: movement of aircraft, and air transport by heavy bombers. */
import type { RuleTexts } from '../../rule-text';

/** Numbers set by the rules of this chapter, by rule id. */
export const airMovementNumbers = {
  'long-range-movement': { fighter: 6, bomber: 8 },
  'air-transport': { infantry: 1 },
} as const;

const { fighter, bomber } = airMovementNumbers['long-range-movement'];

export const rules = {
  'long-range-movement': {
    section: 'Tech 4',
    title: 'Long-range aircraft move further',
    checklist: ['E29'],
    summary: `With long-range aircraft fighters move ${fighter} spaces and bombers ${bomber}. A higher value of your own (\`units\`) counts instead.`,
  },
  'air-transport': {
    section: 'Tech 6',
    title: 'Heavy bombers carry infantry',
    checklist: ['E39'],
    summary: `A heavy bomber that took no part in combat may carry ${airMovementNumbers['air-transport'].infantry} infantry unit in the noncombat move. The bomber may move before it loads and after it unloads, within its whole movement; the infantry may not move otherwise. It unloads in a friendly land territory, also one just captured; the bomber lands where it was friendly when the turn began. No infantry stays aboard.`,
  },
} satisfies RuleTexts;
