/** 1 to 6 of the technologies: what each does. */
import type { RuleTexts } from '../../rule-text';
import { numbers } from './numbers';

const { fighter, bomber } = numbers['long-range-movement'];

export const technologyRules = {
  'jet-defense': {
    section: 'Tech 1',
    title: 'Jets defend better',
    checklist: ['E20'],
    summary: `Fighters of a power with jet fighters defend with ${numbers['jet-defense'].defense}.`,
  },
  'jets-against-anti-aircraft': {
    section: 'Tech 1',
    title: 'Jets are harder to shoot down',
    checklist: ['E21'],
    summary: `Anti-aircraft fire at jets has ${numbers['jets-against-anti-aircraft'].by}, that of battleships with combined arms too: guns hit with nothing, with radar with 1 (option \`antiAircraftFloor\`).`,
  },
  interception: {
    section: 'Tech 1',
    title: 'Jets intercept attacks on their territory',
    checklist: ['E22'],
    summary: `When bombers raid a territory, or a rocket or fighters on a Kamikaze mission come to it, each jet there may roll a die after the anti-aircraft fire, in opening fire: ${numbers.interception.hitsOn} destroys one of them at once. Escorts are not hit (option \`interceptorTargets\`).`,
  },
  'no-interception-of-fly-overs': {
    section: 'Tech 1',
    title: 'Nothing intercepts what only flies over',
    checklist: ['E23'],
    summary: 'Jets intercept only what attacks their territory, not what flies over it.',
  },
  'raid-and-rocket-losses': {
    section: 'Tech 1',
    title: 'The attacker chooses what interceptors destroy',
    checklist: ['E24'],
    summary: 'Where a rocket and bombers come at the same time, the attacker chooses which of them is lost.',
  },
  'jets-defend-after-interception': {
    section: 'Tech 1',
    title: 'Jets that intercepted still defend',
    checklist: ['E25'],
    summary: 'Fighters that intercepted defend against attacks in the same turn as usual.',
  },
  'rocket-launch': {
    section: 'Tech 2',
    title: 'Anti-aircraft guns launch rockets',
    checklist: ['E26'],
    summary: `Anti-aircraft guns of a power with rockets may strike enemy industrial complexes up to ${numbers['rocket-launch'].range} spaces away. One gun of a territory launches, and each complex is struck once a turn.`,
  },
  'rocket-damage': {
    section: 'Tech 2',
    title: 'What a rocket destroys',
    checklist: ['E27'],
    summary:
      'The owner of the complex loses as many IPCs as the die shows, at most the IPC value of the territory in a turn (option `economicCap`).',
  },
  'super-submarine-values': {
    section: 'Tech 3',
    title: 'Super submarines attack better',
    checklist: ['E28'],
    summary: `Submarines of a power with super submarines attack with ${numbers['super-submarine-values'].attack}. Their defence is unchanged.`,
  },
  'long-range-movement': {
    section: 'Tech 4',
    title: 'Long-range aircraft move further',
    checklist: ['E29'],
    summary: `With long-range aircraft fighters move ${fighter} spaces and bombers ${bomber}.`,
  },
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
      'Each escort neutralises one interceptor: that jet does not shoot at bombers. It may still shoot at a rocket or at Kamikaze fighters (option `neutralizedJets`).',
  },
  'partial-protection': {
    section: 'Tech 4',
    title: 'Surplus escorts protect bombers',
    checklist: ['E31'],
    summary: `With more escorts than interceptors a bomber that anti-aircraft fire hits does no damage, but is lost only if a further die shows ${numbers['partial-protection'].lostOn} or less; otherwise it goes home (options \`protectedBombers\`, \`escortsWithoutJets\`).`,
  },
  'escorts-and-anti-aircraft': {
    section: 'Tech 4',
    title: 'Escorts are not shot at over the target',
    checklist: ['E32'],
    summary: 'The guns of the territory that is raided do not fire at escorts. Guns that they fly over on the way do.',
  },
  'destroyer-bombardment': {
    section: 'Tech 5',
    title: 'Destroyers bombard',
    checklist: ['E33'],
    summary: `With combined arms destroyers bombard in an amphibious assault and hit with ${numbers['destroyer-bombardment'].hitsOn} or less.`,
  },
  'battleship-anti-aircraft': {
    section: 'Tech 5',
    title: 'Battleships fire at aircraft',
    checklist: ['E34'],
    summary: `A battleship of a power with combined arms fires like an anti-aircraft gun at attacking aircraft that enter or fly over its space in the combat move: in opening fire of the first cycle a die for each of them, which hits with ${numbers['battleship-anti-aircraft'].hitsOn}. What is hit leaves at once (option \`battleshipFireTime\`).`,
  },
  'one-battleship-fires': {
    section: 'Tech 5',
    title: 'One battleship of a space fires at aircraft',
    checklist: ['E35'],
    summary: 'However many battleships there are in a space, one of them fires at aircraft.',
  },
  'battleship-fires-again': {
    section: 'Tech 5',
    title: 'That battleship still defends',
    checklist: ['E36'],
    summary: 'The battleship that fired at aircraft rolls for its defence as well.',
  },
  'heavy-bomber-dice': {
    section: 'Tech 6',
    title: 'Heavy bombers roll two dice',
    checklist: ['E37'],
    summary: `Bombers of a power with heavy bombers roll ${numbers['heavy-bomber-dice'].dice} dice when they attack and when they raid, and all count (option \`heavyBomberHits\`).`,
  },
  'raid-damage': {
    section: 'Tech 6',
    title: 'What a raid destroys',
    checklist: ['E38'],
    summary:
      'The owner of the complex loses as many IPCs as the dice of the bombers show, at most the IPC value of the territory in a turn (option `economicCap`).',
  },
  'raid-cash': {
    section: 'LHTR raids',
    title: 'Nobody loses more than he has',
    checklist: [],
    summary: 'A raid or rocket costs its victim at most the IPCs that he has in hand (`treasury` of the power).',
  },
  'air-transport': {
    section: 'Tech 6',
    title: 'Heavy bombers carry infantry',
    checklist: ['E39'],
    summary: `A heavy bomber that took no part in combat may carry ${numbers['air-transport'].infantry} infantry unit in the noncombat move. The bomber may move before it loads and after it unloads, within its whole movement; the infantry may not move otherwise. It unloads in a friendly land territory, also one just captured; the bomber lands where it was friendly when the turn began. No infantry stays aboard.`,
  },
} satisfies RuleTexts;
