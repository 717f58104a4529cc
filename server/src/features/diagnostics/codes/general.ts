/** Pages of the codes that belong to no rule: of syntax, schema, ids, tables and expectations, with examples. */
import { type RulePageParams, toCodePage } from '../../../protocol';

/** The content of the page of a code. A test runs the examples. */
export interface GeneralCode {
  /** The requirement, as a title. */
  readonly title: string;
  readonly text: string;
  /** A file with this diagnostic; absent if it would be too long, or depends on more than the file. */
  readonly fails?: string;
  readonly passes?: string;
}

/** A scenario with some powers, and more lines at its end. */
export const scenario = (powers: string, more = '') => `ruleset: wif-ssw
turn: { year: 1941, months: jan-feb }
powers:
${powers}
${more}`;

export const axis = '  germany: { side: axis }';
/** A scenario with an engagement of some submarines, and more lines of the engagement. */
export const battle = (units: string, more = '') =>
  scenario(
    `  germany: { side: axis, action: naval }\n  cw: { side: allied }`,
    `engagements:
  - id: biscay
    weather: fine
    subs: { power: germany, units: [${units}] }
    convoy: { power: cw, convoyPoints: 12 }
${more}`,
  );
export const sub = '{ id: flotilla-7, type: sub, attack: 3, section: 3 }';

export const syntaxCodes: Readonly<Record<string, GeneralCode>> = {
  'syntax/alias-expansion': {
    title: 'Aliases stand for a limited number of values',
    text: 'An alias `*name` repeats all that stands at its anchor. Some lines of aliases of aliases would stand for millions of values, so Asdic stops at a limit that no real scenario comes near.',
  },
  'syntax/anchor': {
    title: 'Anchors and aliases have a name',
    text: '`&name` before a value names it, `*name` repeats it. One value has one anchor.',
    fails: scenario('  germany: &a &b { side: axis }'),
    passes: scenario('  germany: &a { side: axis }\n  italy: *a'),
  },
  'syntax/directive': {
    title: 'A scenario has no directives',
    text: '`%YAML` and `%TAG` have no effect on a scenario.',
    fails: `%FOO bar\n---\n${scenario(axis)}`,
    passes: scenario(axis),
  },
  'syntax/duplicate-key': {
    title: 'A key stands once',
    text: 'Of two keys of one name only the first counts, and the other would be lost without a word.',
    fails: scenario(`${axis}\n${axis}`),
    passes: scenario(axis),
  },
  'syntax/escape': {
    title: 'Escapes in double quotes are known ones',
    text: 'In double quotes a backslash begins an escape, such as `\\n`. Single quotes hold a backslash as it is.',
    fails: scenario(axis, 'title: "a\\qb"'),
    passes: scenario(axis, "title: 'a\\qb'"),
  },
  'syntax/indentation': {
    title: 'What belongs together is indented alike',
    text: 'The keys of one mapping, and the items of one list, begin in the same column.',
    fails: 'ruleset: wif-ssw\npowers:\n    germany: { side: axis }\n   cw: { side: allied }\n',
    passes: scenario(`${axis}\n  cw: { side: allied }`),
  },
  'syntax/invalid': {
    title: 'The text is YAML',
    text: 'The parser of YAML found something that Asdic has no better words for.',
  },
  'syntax/key': {
    title: 'A key is plain text',
    text: 'Brackets, braces and aliases cannot be keys.',
    fails: scenario(`  [germany]: { side: axis }`),
    passes: scenario(axis),
  },
  'syntax/merge': {
    title: 'A merge key takes mappings',
    text: '`<<: *name` takes over the keys of the mapping at the anchor `&name`.',
    fails: scenario('  germany: { side: axis, <<: 3 }'),
    passes: scenario('  germany: &a { side: axis }\n  italy: { <<: *a }'),
  },
  'syntax/merge-conflict': {
    title: 'No marks of a merge conflict are left',
    text: 'Version control leaves `<<<<<<<`, `=======` and `>>>>>>>` where two changes meet. Keep one of the two, and take the marks away.',
    fails: scenario(`<<<<<<< ours\n${axis}\n=======\n  germany: { side: allied }\n>>>>>>> theirs`),
    passes: scenario(axis),
  },
  'syntax/missing-blank': {
    title: 'A space follows a colon',
    text: '`side:axis` is one long key to YAML; `side: axis` is a key and its value.',
    fails: scenario('  germany: { side:axis }'),
    passes: scenario(axis),
  },
  'syntax/missing-character': {
    title: 'No character is missing',
    text: 'A comma, a colon, a dash or a space is missing; the message says which where that is certain.',
    fails: scenario('  germany: { side: axis action: naval }'),
    passes: scenario('  germany: { side: axis, action: naval }'),
  },
  'syntax/missing-colon': {
    title: 'A key ends with a colon',
    text: 'A line that begins in the first column is a key: `title: Biscay`.',
    fails: scenario(axis, 'title'),
    passes: scenario(axis, 'title: Biscay'),
  },
  'syntax/nesting': {
    title: 'A key has one value',
    text: 'A second `key: value` stands where the first has its value already. Most often a line is indented wrongly.',
    fails: scenario('  germany: side: axis'),
    passes: scenario(axis),
  },
  'syntax/not-a-mapping': {
    title: 'A scenario is a mapping of keys',
    text: 'A scenario begins with keys: `ruleset: wif-ssw`.',
    fails: '- wif-ssw\n',
    passes: scenario(axis),
  },
  'syntax/reserved-character': {
    title: 'Plain text begins with no reserved character',
    text: 'YAML reserves `@` and the backtick. Put the text into quotes.',
    fails: scenario(axis, 'title: @sea'),
    passes: scenario(axis, "title: '@sea'"),
  },
  'syntax/tab': {
    title: 'Lines are indented with blanks',
    text: 'YAML allows no tabs in indentation. The fix turns them into blanks.',
    fails: 'ruleset: wif-ssw\npowers:\n\tgermany: { side: axis }\n',
    passes: scenario(axis),
  },
  'syntax/tag': {
    title: 'A scenario has no tags',
    text: 'Tags such as `!name` mean nothing here: values are text, numbers, lists and mappings.',
    fails: scenario('  germany: !power { side: axis }'),
    passes: scenario(axis),
  },
  'syntax/too-deep': {
    title: 'Values are nested to a limited depth',
    text: 'No scenario needs so many brackets in one another. What is inside is not read.',
  },
  'syntax/too-large': {
    title: 'A file has a limited size',
    text: 'Asdic reads files up to a limit that is many times what a campaign needs. Split the file.',
  },
  'syntax/unclosed-bracket': {
    title: 'Each bracket is closed',
    text: 'A bracket is open to the end of its lines. Further lines of it are indented more than its key.',
    fails: scenario('  germany: { side: axis'),
    passes: scenario(axis),
  },
  'syntax/unclosed-quote': {
    title: 'Each quote is closed',
    text: 'A quote is open to the end of the text.',
    fails: scenario(axis, 'title: "Biscay'),
    passes: scenario(axis, 'title: "Biscay"'),
  },
  'syntax/unexpected': {
    title: 'Nothing stands where nothing can',
    text: 'A bracket closes nothing, a comma has nothing before it, or more text follows a value that has ended.',
    fails: scenario('  germany: { side: axis } }'),
    passes: scenario(axis),
  },
  'syntax/unknown-anchor': {
    title: 'An alias has its anchor before it',
    text: '`*name` repeats the value at `&name`, which stands above.',
    fails: scenario('  germany: *axis'),
    passes: scenario('  germany: &a { side: axis }\n  italy: *a'),
  },
};

const schema: Readonly<Record<string, GeneralCode>> = {
  'schema/form': {
    title: 'Text has its form',
    text: 'Some text has a form of its own: an id is made of small letters, digits and hyphens.',
    fails: battle(sub.replace('flotilla-7', "'Flotilla 7'")),
    passes: battle(sub),
  },
  'schema/invalid': {
    title: 'A value fits the schema',
    text: 'The value breaks a demand of the schema that Asdic has no better words for.',
  },
  'schema/length': {
    title: 'A list has its length, a text something in it',
    text: 'A list has fewer or more items than it may have, or a text is empty.',
    fails: battle(sub, "    seaZone: ''"),
    passes: battle(sub, '    seaZone: Bay of Biscay'),
  },
  'schema/missing-key': {
    title: 'What cannot be left out is there',
    text: 'Nothing can be said without this key. The hover of the key around it says what it holds.',
    fails: scenario('  germany: {}'),
    passes: scenario(axis),
  },
  'schema/missing-ruleset': {
    title: 'A scenario names its ruleset',
    text: '`ruleset` says by which game everything else is read.',
    fails: `turn: { year: 1941, months: jan-feb }\n`,
    passes: scenario(axis),
  },
  'schema/missing-type': {
    title: 'A unit says its type',
    text: 'What else a unit may have depends on its `type`.',
    fails: battle('{ id: flotilla-7, attack: 3, section: 3 }'),
    passes: battle(sub),
  },
  'schema/range': {
    title: 'A number is in its range',
    text: 'The message says from where to where the number goes, and by which rule where one sets it.',
    fails: scenario(axis).replace('1941', '2941'),
    passes: scenario(axis),
  },
  'schema/repeated': {
    title: 'Nothing stands twice in a list',
    text: 'Each item of the list counts once, so the second one has no effect.',
    fails: battle(sub, 'navalCombats:\n  - { id: later, sections: [2, 2] }'),
    passes: battle(sub),
  },
  'schema/type': {
    title: 'A value is of its kind',
    text: 'A number, a text, a list or a mapping is wanted, and something else stands there.',
    fails: scenario(axis).replace('1941', 'soon'),
    passes: scenario(axis),
  },
  'schema/unknown-key': {
    title: 'A key is one that is known here',
    text: 'The ruleset knows no key of this name in this place. Most often it is misspelt, or indented wrongly.',
    fails: scenario('  germany: { side: axis, acton: naval }'),
    passes: scenario('  germany: { side: axis, action: naval }'),
  },
  'schema/unknown-ruleset': {
    title: 'The ruleset is one that Asdic knows',
    text: '`ruleset` names one of the games that Asdic has the rules of.',
    fails: 'ruleset: chess\n',
    passes: scenario(axis),
  },
  'schema/unknown-type': {
    title: 'The type is one of the game',
    text: 'The message lists the types that a unit can have here.',
    fails: battle(sub.replace('type: sub', 'type: zeppelin')),
    passes: battle(sub),
  },
  'schema/value': {
    title: 'A word is one of those that can stand here',
    text: 'The message lists the words, and names the one that is meant where that is certain.',
    fails: scenario('  germany: { side: axs }'),
    passes: scenario(axis),
  },
};

const others: Readonly<Record<string, GeneralCode>> = {
  'id/duplicate': {
    title: 'An id is declared once',
    text: 'Orders, losses and expectations name units by their ids. Two units of one id could not be told apart.',
    fails: battle(`${sub}, ${sub}`),
    passes: battle(`${sub}, ${sub.replace('7', '8')}`),
  },
  'id/unknown': {
    title: 'What is named is there',
    text: 'The scenario has nothing of this id. The message names the nearest one.',
    fails: battle(sub).replace('power: germany', 'power: japan'),
    passes: battle(sub),
  },
  'table/missing': {
    title: 'The file of a table is there',
    text: 'A path is relative to the scenario and leads to a file in the same workspace folder or, where the scenario is in none, to one beside or below it. Without it the table counts as not supplied.',
    fails: scenario(axis, 'tables: { navalCombatChart: tables/none.yaml }'),
    passes: scenario(axis),
  },
  'table/unreadable': {
    title: 'The file of a table can be read',
    text: 'The file is empty, or is no YAML. The message says what is wrong with it, and in which line.',
  },
  'expect/needs-dice': {
    title: 'What is expected of a combat can be told',
    text: 'Whether an expectation is met depends on dice that the scenario does not give.',
    fails: battle(sub, '    expect: { surprisePoints: { subs: 5 } }'),
    passes: battle(sub, '    dice: { seed: 7 }'),
  },
  'expect/not-resolved': {
    title: 'What is expected of a combat is of one that is resolved',
    text: 'The combat lacks a number, such as the size of a ship, and is not resolved until it is given: another problem names it.',
  },
  'expect/not-met': {
    title: 'What is expected of a combat happens',
    text: '`expect` is a test: with the dice of the scenario the combat ends in another way. The message says in which.',
    fails: battle(sub, '    dice: { search.subs: 4, search.convoy: 5 }\n    expect: { surprisePoints: { subs: 9 } }'),
    passes: battle(sub, '    dice: { search.subs: 4, search.convoy: 5 }'),
  },
  'expect/odds-not-met': {
    title: 'The odds are as expected',
    text: '`expect: { odds: ... }` says how likely an outcome must be, or what the mean of a number must be, whatever dice the scenario has. The odds of the combat are others: the message says which, and how they were found.',
  },
  'expect/odds-open': {
    title: 'Whether the odds are as expected can be told',
    text: 'The combat is too large for exact odds. They were estimated by rolling it many times, and what is expected lies within what the estimate may be off by. Leave more room, or roll more often: `asdic.sampling.runs` in the editor, `--runs` of `asdic check`.',
  },
  'expect/unknown': {
    title: 'What is expected is something that the combat tells',
    text: 'The outcome of the combat has nothing of this name.',
  },
  'result/outdated': {
    title: 'A written result is what its dice come to',
    text: 'The combat was changed after its result was written. Resolve it anew and write the result, or take it out.',
  },
  'link/missing': {
    title: 'A scenario that a comment names is there',
    text: 'A comment names another scenario, `# goes on in narvik.scenario.yaml`, and no such file stands there, seen from the folder of this one.',
  },
  'asdic/check-failed': {
    title: 'Every check ran',
    text: 'A check failed. That is a fault of Asdic and not of the scenario; all other checks ran. Please report it, with the scenario.',
  },
  'asdic/more-problems': {
    title: 'Not all problems are shown',
    text: 'There are so many that an editor would stand still. Mend the first ones.',
  },
  'asdic/suppression': {
    title: 'A comment that accepts problems says which and where',
    text: '`# asdic-ignore CODE: reason` is for a line, `asdic-ignore-combat` for a combat, `asdic-ignore-file` for a file.',
    fails: scenario(`${axis} # asdic-ignore`),
    passes: scenario(axis),
  },
  'asdic/unused-suppression': {
    title: 'A comment that accepts problems accepts one',
    text: 'What accepts nothing now would hide a problem later.',
    fails: scenario(`${axis} # asdic-ignore schema/value`),
    passes: scenario('  germany: { side: axs } # asdic-ignore schema/value'),
  },
};

/** By code. Codes of rulesets are documented in their checks. */
export const generalCodes: Readonly<Record<string, GeneralCode>> = { ...syntaxCodes, ...schema, ...others };

/** The address of the page of a code that belongs to no rule. */
export function getGeneralCodePage(name: string): RulePageParams {
  return toCodePage(name, Object.hasOwn(generalCodes, name) ? generalCodes[name]!.title : undefined);
}
