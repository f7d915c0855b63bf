/**
 * Every 185th hour of nl2023, so that each hour of the day is there about twice: what
 * `npx tsx scripts/facts/sampledHours.ts <clone of etsource> nl2023 185 …` prints of these curves, in hundredths.
 */
function hundredths(text: string): number[] {
  return text.split(' ').map((value) => Number(value) / 100);
}

/** `0.3878 weather/default/wind_offshore_baseline`: of capacity, with 3,397 full load hours. */
export const WIND = hundredths(
  '79 72 21 1 6 9 76 18 43 48 76 78 46 28 28 4 29 66 58 18 23 13 7 77 44 76 8 23 62 0 4 21 3 3 5 46 54 6 71 75 5 2 78 3 75 76 65',
);

/** `0.1084 weather/default/solar_pv_on_land`: of capacity, with 950 full load hours. */
export const SUN = hundredths(
  '0 2 0 0 2 3 0 0 28 0 0 30 8 0 2 65 0 0 52 25 0 24 60 0 0 52 4 0 24 40 0 0 64 0 0 26 5 0 0 16 0 0 19 0 0 0 4',
);

/** `0.75 households_appliances buildings_appliances flat`: demand, of about its highest. */
export const DEMAND = hundredths(
  '91 100 68 74 85 76 59 94 93 59 76 88 91 57 77 72 55 73 85 82 58 80 87 54 69 65 64 60 79 83 54 79 84 54 66 71 91 55 90 93 55 84 95 66 68 99 79',
);
