/** Small texts that try to overload an editor, by the thing that they repeat. */

const header = 'ruleset: wif-ssw\n';

export function repeatText(count: number, write: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => write(index)).join('');
}

const unit = '{ id: u, type: sub, attack: 3, section: 3 }';

function writeEngagement(id: string, extraMembers = ''): string {
  return `  - { id: ${id}, weather: fine, subs: { power: germany, units: [${unit.replace('id: u', `id: u-${id}`)}] }, convoy: { power: cw, convoyPoints: 1 }${extraMembers} }\n`;
}

const powers = 'powers: { germany: { side: axis }, cw: { side: allied } }\n';

/** Each with a size that a test can double. */
export const hostileTexts: Readonly<
  Record<string, { readonly size: number; readonly write: (size: number) => string }>
> = {
  'an alias of a long list in many keys': {
    size: 100,
    write: (size) =>
      `list: &list [${repeatText(2000, () => '1,')}]\n${repeatText(size, (index) => `k${index}: *list\n`)}`,
  },
  'a chain of merge keys': {
    size: 600, // beyond the expansion budget of aliases
    write: (size) =>
      `${header}a0: &a0 { x: 1 }\n${repeatText(size, (index) => `a${index + 1}: &a${index + 1}\n  <<: *a${index}\n  y${index}: 1\n`)}`,
  },
  'aliases that double': {
    size: 40,
    write: (size) =>
      `a0: &a0 [1]\n${repeatText(size, (index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]\n`)}`,
  },
  'a long line of blanks': { size: 20000, write: (size) => `${header}a${' '.repeat(size)}b\n` },
  'a long line of colons': { size: 2000, write: (size) => `${header}a${': '.repeat(size)}\n  - 1\n` },
  'a long line of dashes': { size: 900, write: (size) => `${header}engagements:\n  ${'- '.repeat(size)}\n` },
  'a long line of tags': { size: 500, write: (size) => `${header}x: ${'!a '.repeat(size)}\n` },
  'a long line of anchors': { size: 500, write: (size) => `${header}x: ${'&a '.repeat(size)}\n` },
  'lines of tabs': { size: 300, write: (size) => `${header}x:\n${repeatText(size, () => '\ta: 1\n')}` },
  'open brackets': { size: 200, write: (size) => `${header}x: ${'['.repeat(size)}\n` },
  'open brackets in many keys': { size: 200, write: (size) => header + repeatText(size, (index) => `k${index}: [\n`) },
  'nested mappings': { size: 40, write: (size) => `${header}x: ${'{ a: '.repeat(size)}1${' }'.repeat(size)}\n` },
  'keys that nobody knows': { size: 300, write: (size) => header + repeatText(size, (index) => `k${index}: 1\n`) },
  'keys without a name': { size: 300, write: (size) => header + repeatText(size, () => '"": 1\n') },
  'the same key': { size: 300, write: (size) => header + repeatText(size, () => 'title: a\n') },
  'faulty engagements': {
    size: 200,
    write: (size) => `${header}engagements:\n${repeatText(size, (index) => `  - { id: b${index}, weathr: fine }\n`)}`,
  },
  'faulty units': {
    size: 200,
    write: (size) =>
      `${header}engagements:\n  - id: b\n    subs:\n      units:\n${repeatText(size, (index) => `        - { id: u${index}, type: submarin }\n`)}`,
  },
  'unknown aliases': {
    size: 200,
    write: (size) =>
      header +
      repeatText(size, (index) => `a${index}: &anchor${index} 1\n`) +
      repeatText(size, (index) => `b${index}: *anchr${index}x\n`),
  },
  'unknown ids': {
    size: 200,
    write: (size) =>
      `${header}powers:\n${repeatText(size, (index) => `  power${index}: { side: axis }\n`)}engagements:\n` +
      repeatText(size, (index) => writeEngagement(`b${index}`).replace('power: germany', `power: powr${index}x`)),
  },
  'the same id': {
    size: 200,
    write: (size) => `${header}${powers}engagements:\n${repeatText(size, () => writeEngagement('b'))}`,
  },
  'missing keys': {
    size: 200,
    write: (size) => `${header}powers:\n${repeatText(size, (index) => `  p${index}: {}\n`)}`,
  },
  'half-typed engagements': {
    size: 100,
    write: (size) => `${header}${powers}engagements:\n${repeatText(size, (index) => `  - id: b${index}\n    wea\n`)}`,
  },
  'half-typed members of the root': {
    size: 100,
    write: (size) => header + repeatText(size, (index) => `k${index}:\n    a: 1\n  b: 2\n`),
  },
  'battles with searchers that have fought': {
    size: 100,
    write: (size) =>
      `ruleset: aa-depth\nturn: { round: 3, power: uk, phase: conduct-combat }\npowers: { uk: { side: allies }, germany: { side: axis } }\nforces: [{ id: hunters, power: uk, units: { dd: 2 } }]\nseaBattles:\n` +
      repeatText(
        size,
        (index) =>
          `  - { id: b${index}, attacker: { from: hunters, units: { dd: 1 } }, defender: { power: germany, units: [{ id: u${index}, type: sub, depth: submerged }] } }\n`,
      ),
  },
  'raids of one force': {
    size: 200,
    write: (size) =>
      `ruleset: aare\nturn: { round: 6, power: us, phase: conduct-combat }\npowers: { us: { side: allies }, germany: { side: axis } }\nforces: [{ id: wing, power: us, units: { bmbr: 3 } }]\nstrategicBombingRaids:\n` +
      repeatText(
        size,
        (index) =>
          `  - { id: r${index}, territory: T${index}, value: 9, attacker: { power: us, from: wing, bombers: 1 }, defender: { power: germany } }\n`,
      ),
  },
  'units that two zones take at once': {
    size: 100,
    write: (size) =>
      `${header}turn: { year: 1942, months: mar-apr }\n${powers}forces:\n  - power: germany\n    units: [{ id: lohs, type: sub, attack: 3, count: 2 }]\nengagements:\n` +
      repeatText(size, (index) =>
        writeEngagement(`b${index}`, `, impulse: 1, seaZone: Zone ${index}`).replace(
          /units: \[.*?\]/,
          'units: [{ unit: lohs, section: 3 }]',
        ),
      ),
  },
  'uses of an id': {
    size: 200,
    write: (size) =>
      `${header}powers:\n  cw: { side: allied }\n${repeatText(size, (index) => `  p${index}: { side: axis, atWarWith: [cw] }\n`)}`,
  },
  'numbers on a line': {
    size: 1000,
    write: (size) => `${header}x: [${repeatText(size, (index) => `${index}, `)}]\n`,
  },
  dice: {
    size: 2000,
    write: (size) =>
      `${header}${powers}engagements:\n${writeEngagement('b', `, dice: [${repeatText(size, () => '4,')}]`)}`,
  },
  'labels of dice': {
    size: 200,
    write: (size) =>
      `${header}${powers}engagements:\n${writeEngagement('b', `, dice: { ${repeatText(size, (index) => `search.x${index}: 4,`)} }`)}`,
  },
  units: {
    size: 60,
    write: (size) =>
      `${header}${powers}engagements:\n${writeEngagement('b', ', dice: { seed: 1 }').replace(
        unit.replace('id: u', 'id: u-b'),
        repeatText(size, (index) => `${unit.replace('id: u', `id: u${index}`)}, `),
      )}`,
  },
  'entries of a log': {
    size: 100,
    write: (size) =>
      `ruleset: aa-depth\nseaBattles:\n  - id: b\n    attacker: { power: uk, units: [{ id: d, type: dd, searches: true }] }\n    defender: { power: germany, units: [{ id: s, type: sub, count: 9, depth: periscope }] }\n    log:\n${repeatText(size, () => '      - { group: s, did: fired, cycle: 2 }\n')}`,
  },
  'moves of submarines': {
    size: 100,
    write: (size) =>
      `ruleset: aa-depth\nturn: { round: 2, power: germany, phase: combat-move }\nsubmarines: [{ id: s, power: germany }]\nsubmarineMoves:\n${repeatText(size, (index) => `  - { id: m${index}, group: s, route: [SZ 5, SZ 6] }\n`)}`,
  },
  'text in a name': {
    size: 20_000,
    write: (size) => `${header}title: ${'n'.repeat(size)}\npowers: { germany: { side: ${'s'.repeat(size)} } }\n`,
  },
  documents: { size: 200, write: (size) => repeatText(size, (index) => `---\nruleset: wif-ssw\ntitle: a${index}\n`) },
  engagements: {
    size: 150,
    write: (size) => `${header}${powers}engagements:\n${repeatText(size, (index) => writeEngagement(`b${index}`))}`,
  },
};
