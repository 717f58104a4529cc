// Names in the field's words (CONTRIBUTING.md, "Words"): an eslint rule against words that tell a stranger nothing of the thing, and against
// functions named `xOf`, which lose the verb: does it create, find, compute or parse?

/** Participles, pronouns and everyday words that stood for too many things. Name the thing instead: `match`, `cache`, `remaining`, `probability`. */
const vague = new Set(
  (
    'found one of known own what way ways told said meant spot stands bar kin worth usual amiss owed wanted given made taken kept asked rest here ' +
    'most least fewest share stretch lead reach tell goOn left none nothing neither everything thing waiting played fought thrown whose'
  ).split(' '),
);

/** Functions that end in one of these nouns return it: they say how they come by it. `formatTitle`, not `title`; `explainSearch`, not `searchNote`. */
const results = /(Text|Sentence|Hint|Markdown|Notes?)$/;

/** Verbs of such functions. A verb that reads better may join. */
const verbs = new RegExp(
  `^(${'analyse analyze bundle check collect create describe diagnose escape explain find format get is list map mend pad parse read reject render repeat replace resolve show to truncate wait with wrap'.replaceAll(' ', '|')})[A-Z]`,
);

/** Accessors that read as English. */
const accessors = new Set(['indexOf', 'typeOf']);

/** Keys of reports and of printed JSON, which clients and programs read, and `oneOf` of JSON Schema: members of types may be called so. */
const keys = new Set([
  'found',
  'left',
  'most',
  'of',
  'one',
  'oneOf',
  'own',
  'share',
  'stands',
  'wanted',
  'ways',
  'what',
]);

/** @type {import('eslint').Rule.RuleModule} */
export const fieldWords = {
  meta: {
    type: 'suggestion',
    messages: {
      vague: 'A stranger cannot tell from `{{name}}` what this is: name the thing (CONTRIBUTING.md, "Words").',
      verb: '`{{name}}` has lost its verb: `compute`, `find`, `create`, `parse`, `list` ...? (CONTRIBUTING.md, "Words")',
    },
    schema: [],
  },
  create(context) {
    /** @param {any} node a declared name or a pattern of them */
    const check = (node) => {
      if (node?.type === 'Identifier' || node?.type === 'PrivateIdentifier') {
        const { name } = node;
        if (vague.has(name)) context.report({ node, messageId: 'vague', data: { name } });
        else if (/^[a-z]\w*[a-z]Of$/.test(name) && !accessors.has(name))
          context.report({ node, messageId: 'verb', data: { name } });
      } else if (node?.type === 'ObjectPattern')
        for (const property of node.properties) check(property.value ?? property.argument);
      else if (node?.type === 'ArrayPattern') node.elements.forEach(check);
      else if (node?.type === 'AssignmentPattern') check(node.left);
      else if (node?.type === 'RestElement') check(node.argument);
      else if (node?.type === 'TSParameterProperty') check(node.parameter);
    };
    /** @param {any} node */
    const checkFunction = (node) => {
      if (node.type === 'FunctionDeclaration') check(node.id);
      if (node.id && results.test(node.id.name) && !verbs.test(node.id.name))
        context.report({ node: node.id, messageId: 'verb', data: { name: node.id.name } });
      node.params.forEach(check);
    };
    /** @param {any} node */
    const checkMember = (node) => {
      if (!node.computed) check(node.key);
    };
    /** @param {any} node */
    const checkId = (node) => check(node.id);
    /** @param {any} node */
    const checkKey = (node) => {
      if (!keys.has(node.key.name)) checkMember(node);
    };
    return {
      VariableDeclarator: checkId,
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: checkId,
      TSInterfaceDeclaration: checkId,
      TSTypeAliasDeclaration: checkId,
      MethodDefinition: checkMember,
      PropertyDefinition: checkMember,
      TSPropertySignature: checkKey,
      TSMethodSignature: checkKey,
    };
  },
};
