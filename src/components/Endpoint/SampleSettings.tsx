import type {ReactNode} from 'react';
import {engines, SCENARIO} from '@site/config/engine';
import styles from './styles.module.css';

/** Set by the build: the address of src/samples/. */
declare const SAMPLES_SCRIPT: string;

/**
 * Which engine and which scenario the samples of a page call. src/samples/ acts, with the app asleep or awake, and keeps
 * the choice; hence no handlers and no values here.
 */
export default function SampleSettings(): ReactNode {
  return (
    <fieldset className={styles.settings} data-samples="" data-script={SAMPLES_SCRIPT}>
      <legend>Operations on this page</legend>
      <label>
        Host
        <select name="host" autoComplete="off">
          {engines.map(({name, host, myEtm}) => (
            <option key={host} value={host} data-my-etm={myEtm}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Scenario
        <input name="scenario" inputMode="numeric" placeholder={SCENARIO} size={9} maxLength={12} autoComplete="off" />
      </label>
      {/* It keeps its words: React would miss them when it arrives. */}
      <button type="button" aria-pressed="false" data-early="">
        Open all
      </button>
    </fieldset>
  );
}
