import {describe, expect, test} from 'vitest';
import {openingOf} from '../../components/Figure/inputs';
import {inputs} from './inputs';
import {HOURS, MUST_RUN, shapesOf, weekAt, type Settings, type WeekHour} from './week';

const SEEDS = Array.from({length: 50}, (_, index) => index + 1);
const opening = openingOf(inputs);

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function hoursAt(settings: Partial<Settings>): WeekHour[] {
  return weekAt({...opening, ...settings});
}

function mostExpensive(hours: readonly WeekHour[]): number {
  return Math.max(...hours.map(({price}) => price));
}

describe('the shapes of a week', () => {
  test('are the same each time, and others with another seed', () => {
    expect(shapesOf(7)).toEqual(shapesOf(7));
    expect(shapesOf(7)).not.toEqual(shapesOf(8));
  });

  test.each(SEEDS)('keep their bounds and means, seed %i', (seed) => {
    const shapes = shapesOf(seed);
    expect(shapes).toHaveLength(HOURS);
    for (const {demand, wind, solar} of shapes) {
      for (const share of [wind, solar]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      expect(demand).toBeGreaterThan(6000);
      expect(demand).toBeLessThan(10500);
    }
    expect(Math.abs(mean(shapes.map(({demand}) => demand)) - 8000)).toBeLessThan(150);
    expect(Math.abs(mean(shapes.map(({wind}) => wind)) - 0.49)).toBeLessThan(0.1);
    expect(Math.abs(mean(shapes.map(({solar}) => solar)) - 0.19)).toBeLessThan(0.06);
  });

  test('no sun from 18 to 6 o’clock, and most of it in the hours around noon', () => {
    const shapes = shapesOf(7);
    shapes.forEach(({solar}, hour) => {
      if (hour % 24 < 6 || hour % 24 >= 18) expect(solar).toBe(0);
    });
    for (let day = 0; day < 7; day += 1) {
      const suns = shapes.slice(day * 24, day * 24 + 24).map(({solar}) => solar);
      expect([11, 12]).toContain(suns.indexOf(Math.max(...suns)));
    }
  });

  test('a calm of at least 30 hours lies in the middle of the week', () => {
    for (const {wind} of shapesOf(7).slice(66, 96)) expect(wind).toBeLessThan(0.25);
  });
});

describe('what the figure says of its week', () => {
  const printed = hoursAt({});
  const surplus = printed.filter(({demand, alwaysOn}) => alwaysOn > demand);

  test('always on is what must run, wind and sun', () => {
    for (const {alwaysOn, wind, solar} of printed) expect(alwaysOn).toBeCloseTo(MUST_RUN + wind + solar, 6);
  });

  test('in most hours with a surplus the price is not 0', () => {
    expect(surplus.length).toBeGreaterThan(80);
    expect(surplus.filter(({price}) => price > 0).length).toBeGreaterThan(surplus.length / 2);
  });

  test('ten times the battery ends hours at 0, and none of the shortage', () => {
    const large = hoursAt({battery: 40});
    const short = (hours: readonly WeekHour[]): number[] => hours.map((hour) => hour.shortage);
    expect(large.filter(({price}) => price === 0).length).toBeLessThan(printed.filter(({price}) => price === 0).length);
    expect(short(large)).toEqual(short(printed));
    expect(short(printed).some((missing) => missing > 0)).toBe(true);
  });

  test('the same battery with a bid above the price of import ends the shortage', () => {
    expect(mostExpensive(printed)).toBe(3000);
    expect(mostExpensive(hoursAt({bid: 75}))).toBeLessThan(3000);
  });
});
