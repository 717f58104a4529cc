/**
 * Prints the functions whose work grows too fast with the text, a line each, then how many shapes were tried.
 *   node growth.mjs [EVERY] [PATTERN]    each EVERYth shape whose name fits a pattern
 */
import '../steps/coverage';
import { listShapes } from '../shapes';
import { findFastGrowth } from './growth';

const [every = '1', pattern = ''] = process.argv.slice(2);
const isChosen = new RegExp(pattern);
const shapes = listShapes().filter(({ name }, index) => index % Number(every) === 0 && isChosen.test(name));
let fastCount = 0;
for (const shape of shapes) {
  const fast = findFastGrowth(shape);
  fastCount += fast.length;
  for (const { feature, counts, description } of fast.slice(0, 5))
    console.log(`${shape.name}: ${feature}: ${counts.join(', ')} entries of ${description}`);
}
console.log(`${shapes.length} shapes, ${fastCount} functions that grow too fast`);
process.exitCode = fastCount > 0 ? 1 : 0;
