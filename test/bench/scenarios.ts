/** Scenarios of any length for the benchmark: valid, the same in every run, written like real ones. */

const weathers = ['fine', 'rain', 'snow', 'storm', 'blizzard'] as const;

/** The number of lines of one combat in a detailed scenario. */
const combatLines = 136;

/** A scenario of exactly this number of lines, at least 200, without problems. */
export function createScenario(lines: number): string {
  const text = [...createHeader()];
  for (let number = 1; text.length + combatLines <= lines; number++)
    text.push(...createEngagement(number, combatLines));
  while (text.length < lines) text.push('# end of the list');
  return `${text.join('\n')}\n`;
}

/** The number of combats of such a scenario. */
export function countCombats(lines: number): number {
  return Math.floor((lines - createHeader().length) / combatLines);
}

function createHeader(): readonly string[] {
  return [
    'ruleset: wif-ssw',
    'title: The convoys of 1942',
    'turn: { year: 1942, months: mar-apr }',
    'impulse: 2',
    'phasingSide: axis',
    'powers:',
    '  germany: { side: axis, action: naval, atWarWith: [cw] }',
    '  italy: { side: axis, action: combined, atWarWith: [cw] }',
    '  cw: { side: allied, action: combined, atWarWith: [germany, italy] }',
    'options:',
    '  rounding: nearest',
    '',
    'engagements:',
  ];
}

function createEngagement(number: number, lines: number): readonly string[] {
  const id = `zone-${number}`;
  const head = [
    `  # the submarines of sea zone ${number}`,
    `  - id: ${id}`,
    `    seaZone: Sea zone ${number}`,
    `    weather: ${weathers[number % weathers.length]}`,
    '    subs:',
    '      power: germany',
    '      units:',
  ];
  const middle = ['    convoy:', '      power: cw', `      convoyPoints: ${4 + (number % 20)}`, '      units:'];
  const tail = [
    '    orders:',
    '      subs:',
    '        surprise:',
    '          - { buy: own-column-up, columns: 1 }',
    `    dice: { seed: ${number} }`,
    // The result is the same for any dice: the expectation is checked, as in a library of scenarios.
    ...(number % 3 === 0 ? ['    expect: { surprisePoints: { subs: { min: 0 } } }'] : []),
  ];
  const unitLines = lines - head.length - middle.length - tail.length;
  const subs = fillLines(Math.floor(unitLines / 2), (index) => createSubmarine(id, index));
  const escorts = fillLines(unitLines - subs.length, (index) => createEscort(id, index));
  return [...head, ...subs, ...middle, ...escorts, ...tail];
}

/** Items, as many as fit into the lines as a whole, then comments. */
function fillLines(lines: number, createItem: (index: number) => readonly string[]): readonly string[] {
  const text: string[] = [];
  for (let index = 1; ; index++) {
    const itemLines = createItem(index);
    if (text.length + itemLines.length > lines) break;
    text.push(...itemLines);
  }
  while (text.length < lines) text.push('        # no more of them');
  return text;
}

function createSubmarine(id: string, index: number): readonly string[] {
  return [
    `        - id: ${id}-flotilla-${index}`,
    '          type: sub',
    `          attack: ${2 + (index % 4)}`,
    `          section: ${1 + (index % 4)}`,
    '          defence: 3',
  ];
}

function createEscort(id: string, index: number): readonly string[] {
  if (index % 2 === 0)
    return [
      `        - id: ${id}-escort-${index}`,
      '          type: asw',
      `          asw: ${1 + (index % 3)}`,
      '          defence: 4',
    ];
  return [
    `        - id: ${id}-cruiser-${index}`,
    '          type: scs',
    `          cost1: ${1 + (index % 2)}`,
    '          attack: 4',
    '          defence: 5',
  ];
}
