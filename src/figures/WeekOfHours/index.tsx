import {sleeping} from '../../components/Figure/sleeping';

/** A week hour by hour: who runs, what a battery does, and what electricity costs. */
const WeekOfHours = sleeping(() => import('./WeekOfHours'));

export default WeekOfHours;
