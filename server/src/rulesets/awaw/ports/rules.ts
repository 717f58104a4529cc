/** 20.15, 20.163, 20.523: ships in port. */
import type { RuleTexts } from '../../rule-text';

/** The numbers that the rules of this chapter set, by rule id. Sizes and strengths are naval factors. */
export const portNumbers = {
  'port-capacity': { port: 50, 'two-port-hex': 100 },
} as const;

const capacity = portNumbers['port-capacity'];

export const rules = {
  'port-capacity': {
    section: '20.15',
    title: 'Ports hold a limited number of factors',
    summary: `A port holds ${capacity.port} naval factors, a hex with two ports ${capacity['two-port-hex']}, a mapboard box any number. Ships that wait for repair do not count.`,
  },
  'marker-removed-in-port': {
    section: '20.163',
    title: 'A depleted task force loses its marker in port',
    checklist: ['A6'],
    summary: `When a depleted task force returns to port its marker is removed, unless other naval units of the port can bring it up to strength.`,
  },
  disclosure: {
    section: '20.163',
    title: 'What players disclose',
    checklist: ['A7'],
    status: 'note',
    summary: `How much of a port is shown is left to good sense. The Axis mostly wants to know of Allied destroyers and fast carriers: it has no claim to a full census every turn, and the Allies should not wait until they are asked. Nothing here is enforced.`,
  },
  'undersized-hits-in-port': {
    section: '20.523',
    title: 'Small hits in port are repaired at once',
    checklist: ['A29'],
    summary: `Hits in port that are too few to damage a ship are repaired at once, before any second strike. *Example:* the Nevada, size 3, takes one hit in the first strike and has none in the second.`,
  },
} satisfies RuleTexts;
