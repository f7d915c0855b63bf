/** Numbers from 0 to 1 that are the same in each run: W. Press et al., Numerical Recipes, 2007, section 7.1. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}
