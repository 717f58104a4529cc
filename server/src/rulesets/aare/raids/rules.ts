/** Tech 4 and 6: strategic bombing raids, with escorts and heavy bombers. */
import type { RuleTexts } from '../../rule-text';

/** Numbers set by the rules of this chapter, by rule id. */
export const raidsNumbers = {
  'partial-protection': { lostOn: 3 },
  'heavy-bomber-dice': { dice: 2 },
  'raid-damage': { dice: 1 },
} as const;

export const rules = {
  'escorts-need-long-range': {
    section: 'Tech 4',
    title: 'Only long-range fighters escort',
    checklist: ['E48'],
    summary: 'Fighters escort bombers on a strategic bombing raid only if their power has long-range aircraft.',
  },
  'escorts-neutralise': {
    section: 'Tech 4',
    title: 'Escorts neutralise interceptors',
    checklist: ['E30'],
    summary:
      'Each escort neutralises one interceptor: that jet does not shoot at bombers. It may still shoot at a rocket or at Kamikaze fighters (option `neutralizedJets`). At a rocket that comes with a raid the neutralised jets roll first, then the others.',
  },
  'partial-protection': {
    section: 'Tech 4',
    title: 'Surplus escorts protect bombers',
    checklist: ['E31'],
    summary: `With more escorts than interceptors a bomber that anti-aircraft fire hits does no damage, but is lost only if a further die shows ${raidsNumbers['partial-protection'].lostOn} or less; otherwise it goes home (options \`protectedBombers\`, \`escortsWithoutJets\`).`,
  },
  'escorts-and-anti-aircraft': {
    section: 'Tech 4',
    title: 'Escorts are not shot at over the target',
    checklist: ['E32'],
    summary: 'The guns of the territory that is raided do not fire at escorts. Guns that they fly over on the way do.',
  },
  'heavy-bomber-dice': {
    section: 'Tech 6',
    title: 'Heavy bombers roll two dice',
    checklist: ['E37'],
    summary: `Bombers of a power with heavy bombers roll ${raidsNumbers['heavy-bomber-dice'].dice} dice when they attack and when they raid, and all count (option \`heavyBomberHits\`).`,
  },
  'raid-damage': {
    section: 'Tech 6',
    title: 'What a raid destroys',
    checklist: ['E38'],
    summary:
      'The owner of the complex loses as many IPCs as the dice of the bombers show, up to the IPC value of the territory each turn (option `economicCap`).',
  },
  'raid-cash': {
    section: 'LHTR raids',
    title: 'A power loses no more than it has',
    summary: 'A raid or rocket costs its victim at most the IPCs that it has in hand (`treasury` of the power).',
  },
} satisfies RuleTexts;
