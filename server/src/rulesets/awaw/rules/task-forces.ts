/** 20.1: units, speed, task forces, ports, and what units may do. */
import { confidence } from './confidence';
import { numbers } from './numbers';
import type { RuleTexts } from '../../rule-text';

const size = numbers['task-force-size'].max;
const port = numbers['port-capacity'];
const ship = numbers['ship-catalogue'];

export const taskForceRules = {
  'capital-ship-speed': {
    section: '20.121',
    title: 'Speed of capital ships',
    checklist: ['A1'],
    summary: `All undamaged German and Italian capital ships are fast. Japan and France have a few slow battleships, and most British and U.S. ones of the start are slow. A damaged ship is slow. A ship whose speed nothing tells fights as a fast one (unsure): give its \`speed\`. ${confidence.certain}`,
  },
  'ship-catalogue': {
    section: '20.12',
    title: 'Named ships',
    checklist: [],
    summary: `Each named ship has a nation, a type, a size in naval factors and a speed. Capital ships have a size of ${ship.least} to ${ship.max}, pocket battleships of ${ship.pb}, fast carriers of ${ship.cvl} (CVL), ${ship.cv} (CV) or ${ship.cvb} (CVB). ${confidence.likely}`,
  },
  'naval-units': {
    section: '20.13',
    title: 'Naval units and SW units',
    checklist: ['A2'],
    summary: `Fleets, carriers, submarines, ASW and transports are naval units. Submarines, ASW and transports are SW units as well; escort carriers are not, although they affect submarine warfare. ${confidence.certain}`,
  },
  'group-speed': {
    section: '20.12',
    title: 'One slow ship slows its group',
    checklist: [],
    summary: `A task force or combat group is slow if one of its members is slow. Cargo slows ships in an older edition only (option \`cargoIsSlow\`). ${confidence.likely}`,
  },
  'carriers-at-most-half': {
    section: '20.162F',
    title: 'Fast carriers are at most half of a task force',
    checklist: ['A3'],
    summary: `At most half of the naval factors of a task force, rounded down, may be fast carriers; the carriers count in the whole. *Example:* of 25 factors 12, of 7 factors 3. ${confidence.certain}`,
  },
  'task-force-size': {
    section: '20.162',
    title: `A task force has at most ${size} naval factors`,
    checklist: ['A4'],
    summary: `A task force has at most ${size} naval factors, and so never more than ${Math.floor(size / numbers['carriers-at-most-half'].of)} factors of fast carriers. ${confidence.certain}`,
  },
  'minimum-strength': {
    section: '20.162',
    title: 'Least strength of a task force',
    checklist: [],
    summary: `A task force needs some strength; the number is not known to us (option \`minimumStrength\`, ${numbers['minimum-strength'].least} unless you say otherwise). ${confidence.unsure}`,
  },
  'task-force-numbers': {
    section: '20.16',
    title: 'Numbers of task forces',
    checklist: [],
    summary: `Task force markers have the numbers 1 to ${numbers['task-force-numbers'].max}. ${confidence.likely}`,
  },
  'status-kept-at-sea': {
    section: '20.163',
    title: 'A task force keeps its status at sea',
    checklist: ['A5'],
    summary: `At sea a force remains a task force even if combat losses leave it without what a task force needs. ${confidence.certain}`,
  },
  'marker-removed-in-port': {
    section: '20.163',
    title: 'A depleted task force loses its marker in port',
    checklist: ['A6'],
    summary: `When a depleted task force returns to port its marker is removed, unless other naval units of the port can bring it up to strength. ${confidence.certain}`,
  },
  disclosure: {
    section: '20.163',
    title: 'What players tell each other',
    checklist: ['A7'],
    status: 'note',
    summary: `How much of a port is shown is left to good sense. The Axis mostly wants to know of Allied destroyers and fast carriers: it has no claim to a full census every turn, and the Allies should not wait until they are asked. Nothing here is enforced. ${confidence.certain}`,
  },
  'operations-have-range': {
    section: '20.17',
    title: 'Operations have a range',
    checklist: ['A8'],
    summary: `Naval operations have range limits (21.36), and naval interception depends on a dice roll (22.21). The ranges are not known to us: give the range with the distance, and they are compared. ${confidence.certain}`,
  },
  'port-capacity': {
    section: '20.15',
    title: 'Ports hold a limited number of factors',
    checklist: [],
    summary: `A port holds ${port.port} naval factors, a hex with two ports ${port['two-port-hex']}, a mapboard box any number. Ships that wait for repair do not count. ${confidence.certain}`,
  },
  'cruiser-tasks': {
    section: '20.41',
    title: 'What cruisers do',
    checklist: ['A9'],
    summary: `Cruisers carry no units and have no on-board ASW; they may raid and are tougher than destroyers. ${confidence.certain}`,
  },
  'destroyer-tasks': {
    section: '20.41',
    title: 'What destroyers do',
    checklist: ['A10'],
    summary: `Destroyers carry units, have on-board ASW, are frailer than cruisers and do not raid: all this is implied by what is said of cruisers. ${confidence.likely}`,
  },
  'escort-carrier-bans': {
    section: '20.44',
    title: 'What escort carriers may not do',
    checklist: ['A11'],
    summary: `Escort carriers may not raid or patrol, and their air may not fly counterair or intercept defensive air support. Submarines, ASW and transports do not raid either (unsure). ${confidence.certain}`,
  },
  'escort-carrier-uses': {
    section: '20.44',
    title: 'What escort carriers are good for',
    checklist: ['A12'],
    summary: `Escort carriers help to find raiders, shift the submarine warfare modifier (by how much is not known to us), have a better air defense than their size, and may be withdrawn later, which ASW may not. ${confidence.certain}`,
  },
  'air-squadrons': {
    section: '17 / 23',
    title: 'An air factor is three squadrons',
    checklist: [],
    summary: `One air factor has ${numbers['air-squadrons'].aFactor} squadrons. ${confidence.certain}`,
  },
  'carrier-capacity': {
    section: '20.12',
    title: 'A carrier has as many squadrons as its size',
    checklist: [],
    summary: `A fast carrier carries as many naval air squadrons as its size. ${confidence.likely}`,
  },
} satisfies RuleTexts;
