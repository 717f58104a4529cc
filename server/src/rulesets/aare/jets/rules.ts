/** Tech 1: jet fighters, which intercept. */
import type { RuleTexts } from '../../rule-text';

/** Numbers set by the rules of this chapter, by rule id. */
export const jetsNumbers = {
  'jet-defense': { defense: 5 },
  interception: { hitsOn: 1 },
} as const;

export const rules = {
  'jet-defense': {
    section: 'Tech 1',
    title: 'Jets defend better',
    checklist: ['E20'],
    summary: `Fighters of a power with jet fighters defend with ${jetsNumbers['jet-defense'].defense}. A higher value of your own (\`units\`) counts instead.`,
  },
  interception: {
    section: 'Tech 1',
    title: 'Jets intercept attacks on their territory',
    checklist: ['E22'],
    summary: `When bombers raid a territory, or a rocket or fighters on a Kamikaze mission come to it, each jet there may roll a die after the anti-aircraft fire, in opening fire: ${jetsNumbers.interception.hitsOn} destroys one of them at once. Escorts are not hit (option \`interceptorTargets\`).`,
  },
  'jets-defend-after-interception': {
    section: 'Tech 1',
    title: 'Jets that intercepted still defend',
    checklist: ['E25'],
    summary: 'Fighters that intercepted defend against attacks in the same turn as usual.',
  },
} satisfies RuleTexts;
