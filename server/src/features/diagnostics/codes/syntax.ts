/** Pages of the codes of YAML syntax. */
import { axis, scenario } from './examples';
import type { GeneralCode } from './examples';

export const syntaxCodes: Readonly<Record<string, GeneralCode>> = {
  'syntax/alias-expansion': {
    title: 'Aliases stand for a limited number of values',
    text: 'An alias `*name` repeats the value at its anchor. A few lines of aliases of aliases can expand to millions of values, so Asdic stops at a limit far beyond any real scenario.',
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
    title: 'A mapping has each key once',
    text: 'Of two keys of the same name only the first counts, and the other would be lost silently.',
    fails: scenario(`${axis}\n${axis}`),
    passes: scenario(axis),
  },
  'syntax/escape': {
    title: 'Escapes in double quotes are known',
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
    text: 'The YAML parser reports an error that Asdic has no better words for.',
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
    text: 'Version control leaves `<<<<<<<`, `=======` and `>>>>>>>` where two changes meet. Keep one of the two, and remove the marks.',
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
    text: 'A comma, a colon, a dash or a space is missing; the message says which if that is certain.',
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
    text: 'A second `key: value` follows on the line of a key that already has a value. Most often a line is indented wrongly.',
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
    title: 'Plain text does not begin with a reserved character',
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
    text: 'Tags such as `!name` have no meaning here: values are text, numbers, lists and mappings.',
    fails: scenario('  germany: !power { side: axis }'),
    passes: scenario(axis),
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
    fails: scenario('  germany: { side: axis'),
    passes: scenario(axis),
  },
  'syntax/unclosed-quote': {
    title: 'Each quote is closed',
    text: 'A quote is not closed before the end of the text.',
    fails: scenario(axis, 'title: "Biscay'),
    passes: scenario(axis, 'title: "Biscay"'),
  },
  'syntax/unexpected': {
    title: 'There is no stray text',
    text: 'A bracket closes nothing, a comma has nothing before it, or more text follows a value that has ended.',
    fails: scenario('  germany: { side: axis } }'),
    passes: scenario(axis),
  },
  'syntax/unknown-anchor': {
    title: 'An alias has its anchor before it',
    text: '`*name` repeats the value at `&name`, which must come before it.',
    fails: scenario('  germany: *axis'),
    passes: scenario('  germany: &a { side: axis }\n  italy: *a'),
  },
};
