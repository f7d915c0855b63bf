/** Cases of etengine's own specs of reducers, which make one number of a curve; for pages that explain them. */

/** etengine spec/models/curve_handler/reducers/full_load_hours_spec.rb, lines 8–70: a curve and its full load hours. */
export const FULL_LOAD_HOURS: readonly (readonly [values: readonly number[], hours: number])[] = [
  [[1, 1, 1, 1], 8760],
  [[1, 0, 1, 0], 4380],
  [[0.5, 0.5, 0.5, 0.5], 4380],
  [[0, 0, 0, 0], 0],
  [[2, 2, 2, 2], 8760],
  [[-1, -1, -1, -1], 0],
];

/** etengine spec/models/curve_handler/reducers/temperature_spec.rb, lines 8–41: a curve, and how much it is above 1 °C. */
export const DEGREES_ABOVE_ONE: readonly (readonly [values: readonly number[], degrees: number])[] = [
  [[1, 1, 1, 1], 0],
  [[0, 0, 0, 0], -1],
  [[20, 20, 20, 20], 19],
  [[20, 1, 20, 1], 9.5],
];
