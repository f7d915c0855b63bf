/** What outdoor temperature does to demand, quintel/etsource inputs/flexibility/weather/flexibility_outdoor_temperature.ad. */

/** The factor of heating where the year is x °C warmer. */
export function heatingFactor(x: number): number {
  return 1 - HEATING * x;
}

/** The factor of cooling where the year is x °C warmer. */
export function coolingFactor(x: number): number {
  return COOLING.reduce((sum, coefficient, power) => sum + coefficient * x ** (power + 1), 1);
}

export const HEATING = 0.1507409694;
export const COOLING = [0.5669449, 0.1598105, 0.0253755, 0.0016321];
