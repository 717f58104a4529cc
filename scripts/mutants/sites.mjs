// Finds the places of a source file where small faults can be planted, and writes the text with some of them behind a switch.
import ts from 'typescript';

/**
 * @typedef {object} Site
 * @property {string} file relative to the project
 * @property {number} line from 1
 * @property {number} start offset of the node in its file
 * @property {number} end
 * @property {string} fault the change in words: `< -> <=`, `negated condition`
 * @property {(text: (node: ts.Node) => string) => string} mutated the node with the fault
 */

/** Operators with their replacements. @type {Partial<Record<ts.SyntaxKind, string>>} */
const operators = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
};

/** Methods with their opposites. @type {Readonly<Record<string, string>>} */
const methods = { some: 'every', every: 'some', min: 'max', max: 'min' };

/** @param {ts.Node} node @returns {Pick<Site, 'fault' | 'mutated'> | undefined} */
function createFault(node) {
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    const other = operators[operatorToken.kind];
    // `+` on strings is skipped: `-` would not be a small fault.
    const joins = operatorToken.kind === ts.SyntaxKind.PlusToken && [left, right].some(isText);
    if (other === undefined || joins) return undefined;
    return {
      fault: `${operatorToken.getText()} -> ${other}`,
      mutated: (text) => `${text(left)} ${other} ${text(right)}`,
    };
  }
  if (ts.isNumericLiteral(node) && !isName(node) && !isOrder(node))
    return { fault: `${node.text} -> ${Number(node.text) + 1}`, mutated: () => String(Number(node.text) + 1) };
  if (ts.isConditionalExpression(node)) {
    const { condition, whenTrue, whenFalse } = node;
    return {
      fault: 'negated condition',
      mutated: (text) => `!(${text(condition)}) ? ${text(whenTrue)} : ${text(whenFalse)}`,
    };
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    const other = Object.hasOwn(methods, name.text) ? methods[name.text] : undefined;
    if (other === undefined || node.questionDotToken || node.expression.questionDotToken) return undefined;
    const given = (/** @type {(node: ts.Node) => string} */ text) => node.arguments.map(text).join(', ');
    return { fault: `${name.text} -> ${other}`, mutated: (text) => `${text(expression)}.${other}(${given(text)})` };
  }
  return undefined;
}

/** @param {ts.Node} node @returns {Pick<Site, 'fault' | 'mutated'> | undefined} */
function createStatementFault(node) {
  if (ts.isIfStatement(node)) {
    const { expression, thenStatement, elseStatement } = node;
    const otherwise = elseStatement;
    return {
      fault: 'negated condition',
      mutated: (text) =>
        `if (!(${text(expression)})) ${text(thenStatement)}${otherwise ? ` else ${text(otherwise)}` : ''}`,
    };
  }
  const isCall = ts.isExpressionStatement(node) && !isSuperCall(node.expression);
  return isCall ? { fault: 'dropped statement', mutated: () => ';' } : undefined;
}

/** @param {ts.Expression} node */
function isSuperCall(node) {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword;
}

/** @param {ts.Node} node */
function isText(node) {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** Whether a number is a type, a member of an enumeration or a key. @param {ts.NumericLiteral} node */
function isName(node) {
  const { parent } = node;
  return (
    ts.isTypeNode(parent) ||
    ts.isEnumMember(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
}

/** Whether a number is the answer of a comparison for sorting, of which only the sign counts. @param {ts.Node} node */
function isOrder(node) {
  let { parent } = node;
  while (
    ts.isPrefixUnaryExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.BarBarToken)
  )
    parent = parent.parent;
  return ts.isArrowFunction(parent) && parent.parameters.map(({ name }) => name.getText()).join() === 'a,b';
}

/** @param {string} file @param {string} text @returns {{ sites: readonly Site[], source: ts.SourceFile }} in the order of the text */
export function findSites(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Site[]} */
  const sites = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    const fault = createFault(node) ?? createStatementFault(node);
    const start = node.getStart(source);
    if (fault)
      sites.push({ file, line: source.getLineAndCharacterOfPosition(start).line + 1, start, end: node.end, ...fault });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { sites, source };
}

/**
 * The text of a file with faults behind a switch: `globalThis.mutant(7)` tells whether fault 7 is active, and records that it was reached.
 * @param {ts.SourceFile} source
 * @param {readonly (Site & { id: number })[]} chosen faults of this file
 * @returns {string}
 */
export function plantFaults(source, chosen) {
  const atNode = new Map(chosen.map((site) => [`${site.start}:${site.end}:${site.fault}`, site]));
  /** @param {ts.Node} node @returns {string} */
  const print = (node) => {
    const start = node.getStart(source);
    const fault = createFault(node) ?? createStatementFault(node);
    const site = fault && atNode.get(`${start}:${node.end}:${fault.fault}`);
    const original = printChildren(node);
    if (!site || !fault) return original;
    const planted = fault.mutated(print);
    return ts.isStatement(node)
      ? `if (globalThis.mutant(${site.id})) { ${planted} } else { ${original} }`
      : `(globalThis.mutant(${site.id}) ? (${planted}) : (${original}))`;
  };
  /** @param {ts.Node} node @returns {string} */
  const printChildren = (node) => {
    let printed = '';
    let at = node.getStart(source);
    ts.forEachChild(node, (child) => {
      const start = child.getStart(source);
      // A shorthand property has two nodes at the same place: the member and its value.
      if (start < at) return;
      printed += source.text.slice(at, start) + print(child);
      at = child.end;
    });
    return printed + source.text.slice(at, node.end);
  };
  return source.text.slice(0, source.getStart(source)) + print(source) + source.text.slice(source.end);
}
