/** Small texts for every construct of the YAML 1.2.2 specification, by chapter. */
export const yamlConstructs: Readonly<Record<string, readonly string[]>> = {
  '5.1 to 5.4 characters, byte order mark, indicators, line breaks': [
    'a: 1\nb: 2\n', 'a: 1\r\nb: 2\r\n', 'a: 1\rb: 2\r', '\ufeffa: 1\n', 'a: \u0085x\n', 'a: x\u2028y\n', 'a: \u007f\n', 'a: \u0001\n',
    'a: "\u0001"\n', 'a: 💥\n', 'a: \ud83d\n', 'a: "\ud83d"\n', 'a: @x\n', 'a: `x`\n', 'a: x@y`z\n', 'a:\tb\n', 'a: b\t\n', 'a: b\t# c\n',
  ],
  '5.7 escapes': [
    String.raw`a: "\0\a\b\t\n\v\f\r\e\ \"\/\\\N\_\L\P\x41\u263a\U0001F600"`, String.raw`a: "\
  "`, String.raw`a: "\q"`, String.raw`a: "\x4"`, String.raw`a: "\u12"`, String.raw`a: "\UFFFFFFFF"`, 'a: "\\\tb"',
    String.raw`"a\n": 1`, String.raw`a: '\n'`, String.raw`a: \n`,
  ],
  '6.1 to 6.3 indentation and separation': [
    'a:\n  b: 1\n', 'a:\n    b: 1\n    c:\n     - 1\n', 'a:\n- 1\n- 2\nb: 3\n', 'a:\n  - - 1\n    - 2\n  -  - 3\n', 'a:   1\nb:  \n   c:  2\n',
    'a:\n  b: 1\n c: 2\n', 'a:\n\tb: 1\n', '  a: 1\n  b: 2\n', '- a\n-  b\n', 'a: [ 1,2 ,  3 ]\n',
  ],
  '6.5 line folding': ['a: x\n  y\n', 'a: x\n\n  y\n', 'a: "x\n  y"\n', "a: 'x\n\n  y'\n", 'a: [x\n  y, z]\n', 'a:\n  x\n  y\n', 'a:\n  x\n'],
  '6.6 comments': [
    '# a\n\na: 1 # b\n  # c\n# d\nb: 2#e\n', 'a: # b\n  c: 1\n', 'a:\n# b\n  c\n', 'a:\n# b\n  c\nd: 1\n', 'a: [1, # b\n  2]\n', 'a: "#"\n',
    "a: '# b' # c\n", 'a:#b\n', '- # a\n  - 1\n', 'a: 1 #\n', 'a: # b\n', 'a:\n  # b\n', 'a: 1\n   #b',
  ],
  '6.8 directives': [
    '%YAML 1.2\n---\na: 1\n', '%YAML 1.1\n---\na: yes\n', '%TAG ! tag:example.com,2000:\n---\na: !x 1\n', '%TAG !e! tag:e:\n---\na: !e!x 1\n',
    '%FOO bar\n---\na: 1\n', '%YAML 1.2\na: 1\n', 'a: 1\n%b: 2\n', 'a: %b\n',
  ],
  '6.9 node properties': [
    'a: !!str 1\nb: !!int "1"\nc: !!map { d: 1 }\ne: !!seq [1]\n', 'a: !!map\n  b: 1\n', '!!map\na: 1\n', '--- !!map\na: 1\nb:\n  - 1\n',
    'a: !!seq\n- 1\n', 'a: !<tag:yaml.org,2002:str> 1\n', 'a: !local 1\n', 'a: ! 1\n', 'a: &x 1\nb: *x\n', 'a: &x !!str 1\n', 'a: !!str &x 1\n',
    '&x a: 1\n*x : 2\n', 'a: &x\n  b: 1\nc: *x\n', '&a a: &b b\n', 'a: &\u00a0 1\n', 'a: !!seq { b: 1 }\n', '!!str a: 1\n', '--- &x\na: 1\n', 'a: !!null\n',
  ],
  '7.1 aliases': ['a: &x [1]\nb: *x\nc: [*x, *x]\nd: { e: *x }\n', 'a: *x\n', 'a: &x 1\na2: &x 2\nb: *x\n', 'a: &x { b: *x }\n', 'a: x*y\nb: x & y\nc: * x\n'],
  '7.2 empty nodes': [
    'a:\nb:\n', 'a: \n\nb:  # c\n', '-\n- \n-\n', 'a:\n  -\n  - 1\n', 'a:\n  - 1\n  -\n', '{ a: , b }\n', 'a: { b, c: }\n', 'a: [ , ]\n', 'a: [1, ]\n', '? a\n', ': a\n', '? a\n? b\n',
    'a:\n  b:\n\n# c\n', 'a: ""\nb: \'\'\n', 'a: {}\nb: []\nc: { }\nd: [ ]\n',
  ],
  '7.3.1 and 7.3.2 quoted scalars': [
    '"a": "b"\n\'c\': \'d\'\n', "a: 'it''s'\n", 'a: "say \\"no\\""\n', '"a b" : 1\n', 'a: "b" c\n', "a: 'b\n", 'a: "b\n', 'a: "x: y"\n', '"a\n b": 1\n', 'a: "b"c\n', 'a: ""b"\n',
  ],
  '7.3.3 plain scalars': [
    'a: b c\n', 'a: -b\nc: ?d\ne: :f\n', 'a: b:c\n', 'a: b #c\nd: e#f\n', 'a: http://x/?y=1&z=2\n', 'a: b: c\n', 'a: [b:c, d]\n', 'a: [-b, ?c, :d]\n',
    'a: b, c\n', 'a: b] }\n', 'a b: c d\n', '?a: 1\n:b: 2\n-c: 3\n', 'a: ---\n', 'a: - b\n', 'a::\n', 'a: ::\n', 'a :b\n', 'a : b\n', 'a: >b\n', 'a: |b\n', 'a: %b\n', 'a: {b\n', 'a: }b\n', 'a: \'b\'c\n',
  ],
  '7.4.1 flow sequences': ['a: [1, [2, 3], { b: 4 }]\n', 'a: [b: 1]\n', 'a: [? b : 1]\n', 'a: [1 2]\n', 'a: [1,, 2]\n', 'a: [\n1\n]\n', 'a: [\n  1,\n  2\n  ]\n', 'a: [1\n]\n', 'a: [1]b\n', 'a: [1] # b\n', '[a, b]: 1\n', 'a: [a]: 1\n', 'a: [: b]\n', '[1]\n', 'a: ["b":1]\n'],
  '7.4.2 flow mappings': ['a: { b: 1, "c": 2, \'d\': 3 }\n', 'a: {b: {c: 1}}\n', 'a: { b:1 }\n', 'a: {"b":1}\n', 'a: { ? b : 1 }\n', 'a: { ? b }\n', 'a: { : b }\n', 'a: { b: 1, b: 2 }\n', 'a: {\n  b: 1,\n  c: 2\n}\n', '{ a: 1 }\n', '{ a: 1, b: [2] }\n', 'a: { b: 1 } c\n', '{ a: 1 }: 2\n', 'a: { b: 1,\n  c: 2 }\n', 'a: { <<: { b: 1 } }\n', 'a: {b: c}}\n'],
  '8.1 block scalars': [
    'a: |\n  b\n  c\nd: 1\n', 'a: >\n  b\n  c\n\n  d\n', 'a: |-\n  b\n', 'a: |+\n  b\n\n', 'a: |2\n   b\n', 'a: |1-\n b\n', 'a: >-2\n   b\n', 'a: | # c\n  b\n', 'a: |\n', 'a: |\n # b\n', '- |\n a\n- >\n b\n', 'a: |\nb: 1\n', 'a: |0\n  b\n', 'a: |x\n  b\n', 'a: |\n\tb\n',
  ],
  '8.2.1 block sequences': ['- 1\n- 2\n', '- - - 1\n', '- a: 1\n  b: 2\n- c: 3\n', 'a:\n- b: 1\n  c:\n  - 2\n- 3\n', '-\n  a: 1\n', '-1\n- 2\n', 'a:\n  - 1\n  b: 2\n', 'a:\n  - 1\n - 2\n', 'a: - 1\n', '- a: - b\n', 'a:\n  - [b] c: 1\n', 'a:\n- [b]c: 1\n', '- a\nb: 1\n', 'a:\n-\tb\n', '- - 1\n  - 2\n- - 3\n'],
  '8.2.2 block mappings': [
    'a: 1\nb:\n  c: 2\n', '? a\n: 1\n', '? - a\n: - b\n', '? |\n  a\n: 1\n', '? a: 1\n: b: 2\n', 'a: 1\na: 2\n', 'a: 1\nb\n', 'a\n', 'a b\nc: 1\n', 'a:\n  ? b\n  : c\n', 'a: 1\n  b: 2\n', 'a: b\n  c: d\n', '? a\nb: 1\n',
    '1: a\n1.0: b\n~: c\nnull: d\ntrue: e\n0x1: f\n', '__proto__: 1\nconstructor: { __proto__: 2 }\n', '<<: { a: 1 }\nb: 2\n', '"<<": 1\n', 'a: &x { b: 1 }\nc:\n  <<: *x\n  b: 2\n', 'a: {b: 1}\nc: <<\n',
  ],
  '9 documents and streams': ['---\na: 1\n', 'a: 1\n...\n', 'a: 1\n---\nb: 2\n', '--- { a: 1 }\n', '--- a: 1\n', '--- # c\na: 1\n', '---\n---\na: 1\n', 'a: 1\n... # b\n', 'a: 1\n...\n%YAML 1.2\n---\nb: 2\n', '', '# a\n', '--- |\n a\n', 'a: "\n---\n"\n', 'a: x\n ---\n', '---a: 1\n', 'a: ...\n', '...a: 1\n'],
  '10 the core schema': [
    'a: [null, Null, NULL, ~, nULL, nil]\n', 'a: [true, True, TRUE, false, False, FALSE, yes, no, on, off, tRUE]\n',
    'a: [0, -0, +1, 007, 12345678901234567890, 0o17, 0O17, 0x1F, 0xg, 0X1F, 1_000, 12:30]\n',
    'a: [1., .5, -.5, +1.5e3, 1E-2, 1e999, -1e999, 1e, .e1, ., -, +, 1.2.3, .inf, -.Inf, +.INF, .nan, .NaN, .NAN, -.nan, .Nan, inf]\n',
    'a: 2001-12-14t21:59:43.10-05:00\nb: 2002-12-14\nc: "1"\nd: \'null\'\n',
  ],
}; // prettier-ignore

const sides = 'sides:\n  - id: a\n    units: [1, 2]\n  - id: b\n    units: 3\n';

/** Texts with one slip each, as they are made while typing. */
export const brokenTexts: readonly string[] = [
  // a space is missing, or a line stands in a wrong column
  sides.replace('- id: b', '-id: b'), sides.replace('id: b', 'id:b'), sides.replace('units: 3', 'units:3'), sides.replace('    units: 3', '   units: 3'),
  sides.replace('    units: 3', '     units: 3'), sides.replace('  - id: b', ' - id: b'), sides.replace('  - id: b', '   - id: b'), 'a:\n  b: 1\n   c: 2\n',
  'a:\n   b: 1\n  c: 2\n d: 3\n', 'a:\n  b: 1\n    # c\n\n   d: 2\n', 'a:\n  - b: 1\n   - c: 2\n', 'x:\n  a:\n    b: 1\n   c: 2\n', 'a: http://x\nb:http://x\n', '- a\n-b\n',
  // a quote or a bracket is not closed
  'a: "b\nc: 1\n', "a: 'b # c\nd: 1\n", 'a: "b, c]\n', "a: ['b, c]\nd: 1\n", 'a: "b" "c\n', 'a: [1, 2\nb: 3\n', 'a: [1, 2 # c\nb: 3\n', 'a: { b: [1, 2 }\nc: 1\n', 'a: { b: 1\n', 'a: [\n  1,\n  2\nb: 3\n',
  'a: [1, { b: 2 ]\n', 'a: { b: { c: 1 }\nd: 2\n', 'a: [\n', 'a: {', 'a: "', "a: 'x", 'a: [1, 2]]\n', 'a: 1]\n', 'a: }\n', 'a: { b: 1 }}\nc: 2\n',
  // a comma, a colon or a dash
  'a: [1, , 2]\n', 'a: { , b: 1 }\n', 'a: { b: 1 c: 2 }\n', 'a: { b: one two c: 2 }\n', 'a: [b: 1 c: 2]\n', 'a: { b: 1\n  c: 2 }\n', 'a: { "b": 1 "c": 2 }\n', 'a:\n  b\n  c: 1\n', 'a\nb: 1\n', 'a b\n', 'a:b\n',
  'a: [1 2, b: 3 c: 4]\n', 'a: {b:1, c:2}\n', 'a: {b:1}\n', 'a: - 1\n', 'a: 1\n- b\n', '- a\nb: 1\n', 'a: b: c\n', 'a: 1\n  b: 2\n', 'a: "b" c: d\n', 'a:\n  - b\n  c: 1\n', 'a: [b]: c\n', 'a: ? b\n', '? [a]\n: b\n',
  // characters that mean something
  'a: @b\n', 'a: `b`\n', 'a: %b\n', 'a: "\\q"\n', 'a: *\n', 'a: &\n', 'a: *b c\n', 'a: &b *c\n', 'a: &b &c d\n', 'a: !b\n', 'a: !b !c d\n', 'a: !!seq b\n', '&a - b\n', 'a: |b\n  c\n', 'a: > b\n  c\n', 'a: |10\n  b\n', 'a:\n\tb: 1\n',
  'a:\n  b: 1\n\tc: 2\n', 'a: [\n\t1]\n', 'a: 1#b\nc: "d"#e\n', 'a: "b"#c\n', '%YAML 1.2\na: 1\n', '%x\n', 'a: 1\n---\nb: [\n---\nc: 1\n', 'a: 1\n... b\n',
  // anchors and keys that are repeated, and conflicts
  'a: &base { x: 1 }\nb: *bas\nc: *other\n', 'a: &b { <<: *b }\n', 'a: 1\nb: 2\na: 3\na: 4\n', 'a: { b: 1, b: 2 }\n', 'a: { <<: 1 }\n', 'a: { <<: [1, { b: 2 }] }\n', 'a: { [b]: 1, { c }: 2, *d : 3 }\n', '<<<<<<< a\nb: 1\n||||||| c\nb: 2\n=======\nb: 3\n>>>>>>> d\n', '=======\na: 1\n', '>>>>>>> a\n',
  'just text', 'two\nlines\n', '"text"\n', '- 1\n- 2\n', '[1, 2]\n', '1\n', 'null\n', 'a: 1\ntext\nb: 2\n', 'a: 1\n# b\ntext with: colon: twice\n', 'key:value\n', 'key:\nother key\n', 'a:\n  - 1\nb-c:d\n',
]; // prettier-ignore
