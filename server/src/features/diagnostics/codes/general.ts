/** Pages of the codes that belong to no rule: of syntax, schema, ids, tables and expectations, with examples. */
import { type RulePageParams, toCodePage } from '../../../protocol';
import { axis, sub, writeBattle, writeScenario } from './examples';

/** The content of the page of a code. A test runs the examples. */
export interface GeneralCode {
  /** The requirement, as a title. */
  readonly title: string;
  readonly text: string;
  /** A file with this diagnostic; absent if it would be too long, or depends on more than the file. */
  readonly fails?: string;
  readonly passes?: string;
}

/** The commitments of both sides of the engagement of `writeBattle(sub)`, whose words are *salt wind over the narrows* and *seven bells in a grey dawn*. */
const fairDice =
  '{ combat: bc01e102c9ec688dbf06cc1b8d234f7e2f901ef5f0f8cf95279027917fc3705d, sides: { subs: { hash: a9f305b4285014abedca38d9a99f9d616f5b1f4b9066b978ed345344042bdb07 }, convoy: { hash: 864aa9706c221c9d80936d21db75f2a125d16dbe3cc0d6c5a1a76e33441ae714 } } }';

export const syntaxCodes: Readonly<Record<string, GeneralCode>> = {
  'syntax/alias-expansion': {
    title: 'Aliases stand for a limited number of values',
    text: 'An alias `*name` repeats the value at its anchor. A few lines of aliases of aliases can expand to millions of values, so Asdic stops at a limit far beyond any real scenario.',
  },
  'syntax/anchor': {
    title: 'Anchors and aliases have a name',
    text: '`&name` before a value names it, `*name` repeats it. One value has one anchor.',
    fails: writeScenario('  germany: &a &b { side: axis }'),
    passes: writeScenario('  germany: &a { side: axis }\n  italy: *a'),
  },
  'syntax/directive': {
    title: 'A scenario has no directives',
    text: '`%YAML` and `%TAG` have no effect on a scenario.',
    fails: `%FOO bar\n---\n${writeScenario(axis)}`,
    passes: writeScenario(axis),
  },
  'syntax/duplicate-key': {
    title: 'A mapping has each key once',
    text: 'Of two keys of the same name only the first counts, and the other would be lost silently.',
    fails: writeScenario(`${axis}\n${axis}`),
    passes: writeScenario(axis),
  },
  'syntax/escape': {
    title: 'Escapes in double quotes are known',
    text: 'In double quotes a backslash begins an escape, such as `\\n`. Single quotes hold a backslash as it is.',
    fails: writeScenario(axis, 'title: "a\\qb"'),
    passes: writeScenario(axis, "title: 'a\\qb'"),
  },
  'syntax/indentation': {
    title: 'What belongs together is indented alike',
    text: 'The keys of one mapping, and the items of one list, begin in the same column.',
    fails: 'ruleset: wif-ssw\npowers:\n    germany: { side: axis }\n   cw: { side: allied }\n',
    passes: writeScenario(`${axis}\n  cw: { side: allied }`),
  },
  'syntax/invalid': {
    title: 'The text is YAML',
    text: 'The YAML parser reports an error that Asdic has no better words for.',
  },
  'syntax/key': {
    title: 'A key is plain text',
    text: 'Brackets, braces and aliases cannot be keys.',
    fails: writeScenario(`  [germany]: { side: axis }`),
    passes: writeScenario(axis),
  },
  'syntax/merge': {
    title: 'A merge key takes mappings',
    text: '`<<: *name` takes over the keys of the mapping at the anchor `&name`.',
    fails: writeScenario('  germany: { side: axis, <<: 3 }'),
    passes: writeScenario('  germany: &a { side: axis }\n  italy: { <<: *a }'),
  },
  'syntax/merge-conflict': {
    title: 'No marks of a merge conflict are left',
    text: 'Version control leaves `<<<<<<<`, `=======` and `>>>>>>>` where two changes meet. Keep one of the two, and remove the marks.',
    fails: writeScenario(`<<<<<<< ours\n${axis}\n=======\n  germany: { side: allied }\n>>>>>>> theirs`),
    passes: writeScenario(axis),
  },
  'syntax/missing-blank': {
    title: 'A space follows a colon',
    text: '`side:axis` is one long key to YAML; `side: axis` is a key and its value.',
    fails: writeScenario('  germany: { side:axis }'),
    passes: writeScenario(axis),
  },
  'syntax/missing-character': {
    title: 'No character is missing',
    text: 'A comma, a colon, a dash or a space is missing; the message says which if that is certain.',
    fails: writeScenario('  germany: { side: axis action: naval }'),
    passes: writeScenario('  germany: { side: axis, action: naval }'),
  },
  'syntax/missing-colon': {
    title: 'A key ends with a colon',
    text: 'A line that begins in the first column is a key: `title: Biscay`.',
    fails: writeScenario(axis, 'title'),
    passes: writeScenario(axis, 'title: Biscay'),
  },
  'syntax/nesting': {
    title: 'A key has one value',
    text: 'A second `key: value` follows on the line of a key that already has a value. Most often a line is indented wrongly.',
    fails: writeScenario('  germany: side: axis'),
    passes: writeScenario(axis),
  },
  'syntax/not-a-mapping': {
    title: 'A scenario is a mapping of keys',
    text: 'A scenario begins with keys: `ruleset: wif-ssw`.',
    fails: '- wif-ssw\n',
    passes: writeScenario(axis),
  },
  'syntax/reserved-character': {
    title: 'Plain text does not begin with a reserved character',
    text: 'YAML reserves `@` and the backtick. Put the text into quotes.',
    fails: writeScenario(axis, 'title: @sea'),
    passes: writeScenario(axis, "title: '@sea'"),
  },
  'syntax/tab': {
    title: 'Lines are indented with spaces',
    text: 'YAML allows no tabs in indentation. The fix turns them into spaces.',
    fails: 'ruleset: wif-ssw\npowers:\n\tgermany: { side: axis }\n',
    passes: writeScenario(axis),
  },
  'syntax/tag': {
    title: 'A scenario has no tags',
    text: 'Tags such as `!name` have no meaning here: values are text, numbers, lists and mappings.',
    fails: writeScenario('  germany: !power { side: axis }'),
    passes: writeScenario(axis),
  },
  'syntax/too-deep': {
    title: 'Values are nested to a limited depth',
    text: 'No scenario needs brackets nested so deeply. Their content is not read.',
  },
  'syntax/too-large': {
    title: 'A file has a limited size',
    text: 'Asdic reads files up to a limit that is many times what a campaign needs. Split the file.',
  },
  'syntax/unclosed-bracket': {
    title: 'Each bracket is closed',
    text: 'A bracket is not closed. Its further lines must be indented more than its key.',
    fails: writeScenario('  germany: { side: axis'),
    passes: writeScenario(axis),
  },
  'syntax/unclosed-quote': {
    title: 'Each quote is closed',
    text: 'A quote is not closed before the end of the text.',
    fails: writeScenario(axis, 'title: "Biscay'),
    passes: writeScenario(axis, 'title: "Biscay"'),
  },
  'syntax/unexpected': {
    title: 'There is no stray text',
    text: 'A bracket closes nothing, a comma has nothing before it, or more text follows a value that has ended.',
    fails: writeScenario('  germany: { side: axis } }'),
    passes: writeScenario(axis),
  },
  'syntax/unknown-anchor': {
    title: 'An alias has its anchor before it',
    text: '`*name` repeats the value at `&name`, which must come before it.',
    fails: writeScenario('  germany: *axis'),
    passes: writeScenario('  germany: &a { side: axis }\n  italy: *a'),
  },
};

const schemaCodes: Readonly<Record<string, GeneralCode>> = {
  'schema/form': {
    title: 'Text has its form',
    text: 'Some values must have a certain form: an id is made of small letters, digits and hyphens.',
    fails: writeBattle(sub.replace('flotilla-7', "'Flotilla 7'")),
    passes: writeBattle(sub),
  },
  'schema/invalid': {
    title: 'A value fits the schema',
    text: 'The value breaks a demand of the schema that Asdic has no better words for.',
  },
  'schema/length': {
    title: 'A list has its length, a text something in it',
    text: 'A list has fewer or more items than it may have, or a text is empty.',
    fails: writeBattle(sub, "    seaZone: ''"),
    passes: writeBattle(sub, '    seaZone: Bay of Biscay'),
  },
  'schema/missing-key': {
    title: 'What cannot be left out is there',
    text: 'Asdic cannot do without this key. The hover of the key around it explains what belongs in it.',
    fails: writeScenario('  germany: {}'),
    passes: writeScenario(axis),
  },
  'schema/missing-ruleset': {
    title: 'A scenario names its ruleset',
    text: '`ruleset` names the game whose rules apply to the rest of the scenario.',
    fails: `turn: { year: 1941, months: jan-feb }\n`,
    passes: writeScenario(axis),
  },
  'schema/missing-type': {
    title: 'A unit has a type',
    text: 'The `type` of a unit decides which other keys it may have.',
    fails: writeBattle('{ id: flotilla-7, attack: 3, section: 3 }'),
    passes: writeBattle(sub),
  },
  'schema/range': {
    title: 'A number is in its range',
    text: 'The message gives the range of the number, and the rule that sets it if there is one.',
    fails: writeScenario(axis).replace('1941', '2941'),
    passes: writeScenario(axis),
  },
  'schema/repeated': {
    title: 'A list has no item twice',
    text: 'Each item of the list counts once, so the second one has no effect.',
    fails: writeBattle(sub, 'navalCombats:\n  - { id: later, sections: [2, 2] }'),
    passes: writeBattle(sub),
  },
  'schema/type': {
    title: 'A value has the right kind',
    text: 'The key takes a number, a text, a list or a mapping, and its value is something else.',
    fails: writeScenario(axis).replace('1941', 'soon'),
    passes: writeScenario(axis),
  },
  'schema/unknown-key': {
    title: 'A key is known here',
    text: 'The ruleset has no key of this name in this place. Most often it is misspelt, or indented wrongly.',
    fails: writeScenario('  germany: { side: axis, acton: naval }'),
    passes: writeScenario('  germany: { side: axis, action: naval }'),
  },
  'schema/unknown-ruleset': {
    title: 'Asdic knows the ruleset',
    text: '`ruleset` must name one of the games whose rules Asdic has.',
    fails: 'ruleset: chess\n',
    passes: writeScenario(axis),
  },
  'schema/unknown-type': {
    title: 'The game has this type',
    text: 'The message lists the types that a unit can have here.',
    fails: writeBattle(sub.replace('type: sub', 'type: zeppelin')),
    passes: writeBattle(sub),
  },
  'schema/value': {
    title: 'A word is one of those allowed here',
    text: 'The message lists the allowed words, and suggests the nearest one.',
    fails: writeScenario('  germany: { side: axs }'),
    passes: writeScenario(axis),
  },
};

const otherCodes: Readonly<Record<string, GeneralCode>> = {
  'id/duplicate': {
    title: 'An id is declared once',
    text: 'Orders, losses and expectations name units by their ids. Two units with the same id could not be told apart.',
    fails: writeBattle(`${sub}, ${sub}`),
    passes: writeBattle(`${sub}, ${sub.replace('7', '8')}`),
  },
  'id/unknown': {
    title: 'A referenced id exists',
    text: 'The scenario declares no such id. The message suggests the nearest one.',
    fails: writeBattle(sub).replace('power: germany', 'power: japan'),
    passes: writeBattle(sub),
  },
  'table/missing': {
    title: 'The file of a table exists',
    text: 'A path is relative to the scenario. It leads to a file in the same workspace folder or, outside a workspace, to one beside or below the scenario. Without the file the table counts as not supplied.',
    fails: writeScenario(axis, 'tables: { navalCombatChart: tables/none.yaml }'),
    passes: writeScenario(axis),
  },
  'table/unreadable': {
    title: 'The file of a table can be read',
    text: 'The file is empty, or is not YAML. The message says what is wrong, and in which line.',
  },
  'decisions/no-effect': {
    title: 'A decision of the table decides something',
    text: '`decisions` says what was decided at the table, by label and in order. A label that the combat does not have, an option that is not offered at that point, or a decision that the combat does not come to has no effect: the order in the file, or its default, decides instead.',
    fails: writeBattle(sub, '    decisions: { fly: [yes] }'),
    passes: writeBattle(sub),
  },
  'expect/needs-dice': {
    title: 'An expectation can be checked',
    text: 'Whether an expectation is met depends on dice that the scenario does not give.',
    fails: writeBattle(sub, '    expect: { surprisePoints: { subs: 5 } }'),
    passes: writeBattle(sub, '    dice: { seed: 7 }'),
  },
  'expect/not-resolved': {
    title: 'A combat with expectations can be resolved',
    text: 'The combat lacks a number, such as the size of a ship, and cannot be resolved until you give it. Another problem names the number.',
  },
  'expect/not-met': {
    title: 'A combat ends as expected',
    text: '`expect` is a test. With the dice of the scenario the combat ends differently; the message says how.',
    fails: writeBattle(
      sub,
      '    dice: { search.subs: 4, search.convoy: 5 }\n    expect: { surprisePoints: { subs: 9 } }',
    ),
    passes: writeBattle(sub, '    dice: { search.subs: 4, search.convoy: 5 }'),
  },
  'expect/odds-not-met': {
    title: 'The odds are as expected',
    text: '`expect: { odds: ... }` says how likely an outcome must be, or what the mean of a number must be, whatever dice the scenario has. The odds of the combat are different; the message gives them, and says how they were calculated.',
  },
  'expect/odds-open': {
    title: 'Expected odds can be checked',
    text: 'The combat is too large for exact odds. They are an estimate from many random runs, and the expected value lies within its margin of error. Widen the range, or increase the number of runs: `asdic.sampling.runs` in the editor, `--runs` of `asdic check`.',
  },
  'expect/unknown': {
    title: 'An expectation names a result of the combat',
    text: 'The combat has no result of this name.',
  },
  'dice/beside-fair': {
    title: 'Fair dice stand alone',
    text: 'Both sides agreed that all dice of the combat follow from their words. A seed or table dice beside `fair:` would let a side choose, and have no effect.',
    fails: writeBattle(sub, `    dice: { fair: ${fairDice}, search.subs: 1 }`),
    passes: writeBattle(sub, `    dice: { fair: ${fairDice} }`),
  },
  'dice/combat-changed': {
    title: 'A combat stays as it was when the sides committed',
    text: 'The hashes of fair dice bind the forces, the orders and the rules of a combat too. Whoever knows all words knows the dice, and could choose orders that suit them.',
    fails: writeBattle(sub.replace('attack: 3', 'attack: 9'), `    dice: { fair: ${fairDice} }`),
    passes: writeBattle(sub, `    dice: { fair: ${fairDice} }`),
  },
  'dice/fair-side': {
    title: 'The sides of fair dice are those of the combat',
    text: 'A commitment counts for one side of one combat.',
    fails: writeBattle(sub, `    dice: { fair: ${fairDice.replace('convoy:', 'escorts:')} }`),
    passes: writeBattle(sub, `    dice: { fair: ${fairDice} }`),
  },
  'dice/too-soon': {
    title: 'Words and results come after the hashes of all sides',
    text: 'Whoever knows the word of the other side before committing can try words until the dice suit. A result that was written before all words were there was rolled with other dice.',
    fails: writeBattle(sub, `    dice: { fair: ${fairDice} }\n    result: { summary: a good night }`),
    passes: writeBattle(sub, `    dice: { fair: ${fairDice} }`),
  },
  'dice/wrong-word': {
    title: 'A word fits the hash of its side',
    text: 'A side shows the word that it committed to. The hash is for this word, this side and this combat, so a hash copied from elsewhere fits no word here.',
    fails: writeBattle(sub, `    dice: { fair: ${fairDice.replace(' }', ', word: salt wind over the wide sea }')} }`),
    passes: writeBattle(sub, `    dice: { fair: ${fairDice} }`),
  },
  'result/outdated': {
    title: 'A written result agrees with its dice',
    text: 'The combat was changed after its result was written. Resolve it again and write the result, or remove it.',
  },
  'link/missing': {
    title: 'A scenario named in a comment or after `follows` exists',
    text: 'A comment names another scenario, `# goes on in narvik.scenario.yaml`, or `follows:` names the file of the turn before, and there is no such file relative to the folder of this one.',
  },
  'follows/loop': {
    title: 'Files that follow each other have a first one',
    text: 'Each file names the file of the turn before after `follows:`. If these go round in a circle, no turn is the first.',
  },
  'follows/ruleset': {
    title: 'A scenario follows one of the same game',
    text: 'The file that `follows:` names has another ruleset, so neither its units nor its turn can be compared.',
  },
  'follows/sunk': {
    title: 'Units that were sunk in the file before are not in the order of battle',
    text: 'A written result in the file that `follows:` names has sunk more of these units than the order of battle leaves out. Only written results count, and only where the rules cannot have brought the units back in the meantime: new units of a power of `aare` and `aa-depth` after its turn, built units of `wif-ssw` and `awaw` in a later turn. A named ship of `awaw` never comes back.',
  },
  'follows/turn': {
    title: 'A scenario is not before the one that it follows',
    text: 'The turn of this scenario is before the turn of the file that `follows:` names.',
  },
  'follows/unreadable': {
    title: 'A scenario that is followed can be compared',
    text: 'The file that `follows:` names cannot be read, has syntax errors, or holds no scenario or several, so neither its units nor its turn can be compared.',
  },
  'asdic/check-failed': {
    title: 'Every check ran',
    text: 'A check failed. This is a bug in Asdic, not in the scenario; all other checks ran. Please report it, with the scenario.',
  },
  'asdic/more-problems': {
    title: 'Not all problems are shown',
    text: 'There are too many for an editor to show. Fix the first ones.',
  },
  'asdic/suppression': {
    title: 'A comment that accepts problems names them and their extent',
    text: '`# asdic-ignore CODE: reason` is for a line, `asdic-ignore-combat` for a combat, `asdic-ignore-file` for a file.',
    fails: writeScenario(`${axis} # asdic-ignore`),
    passes: writeScenario(axis),
  },
  'asdic/unused-suppression': {
    title: 'A comment that accepts problems accepts at least one',
    text: 'A comment that accepts nothing now would hide a problem later.',
    fails: writeScenario(`${axis} # asdic-ignore schema/value`),
    passes: writeScenario('  germany: { side: axs } # asdic-ignore schema/value'),
  },
};

/** By code. Codes of rulesets are documented in their checks. */
export const generalCodes: Readonly<Record<string, GeneralCode>> = { ...syntaxCodes, ...schemaCodes, ...otherCodes };

/** The address of the page of a code that belongs to no rule. */
export function getGeneralCodePage(name: string): RulePageParams {
  return toCodePage(name, Object.hasOwn(generalCodes, name) ? generalCodes[name]!.title : undefined);
}
