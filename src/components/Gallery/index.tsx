import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {FigureEntry, FigureGroup} from '../Figure/about';
import FrontPage from '../FrontPage';
import styles from './styles.module.css';

/** All figures: what each shows in a sentence, its drawing, and where it is explained. */
export default function Gallery({groups}: {readonly groups: readonly FigureGroup[]}): ReactNode {
  return (
    <FrontPage
      title="Figures"
      description="Every interactive figure of the documentation: what it shows in a sentence that you may quote, its source, and where it is explained."
      lead="Each figure applies a rule of the model to a small case. Set its sliders, and see what follows. You may quote a claim, copy a picture or the numbers, and show a figure on a page of your own."
    >
      {groups.map(({label, figures}) => (
        <section key={label} aria-label={label}>
          <h2>{label}</h2>
          <ul className={styles.list}>
            {figures.map((figure) => (
              <Entry key={figure.id} {...figure} />
            ))}
          </ul>
        </section>
      ))}
      <h2 id="embed">Show a figure on your own site</h2>
      <p>
        Each figure has a page of its own, which other sites may show in a frame. <b>Embed</b> below a figure copies the
        code for it, with the sliders as you have set them.
      </p>
    </FrontPage>
  );
}

function Entry({id, page, title, claim, source, simplified}: FigureEntry): ReactNode {
  const picture = useBaseUrl(`/figures/${id}/`);
  return (
    <li className={styles.entry} id={id}>
      <Link to={`${page}#${id}`} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <img src={`${picture}light.svg`} alt="" loading="lazy" width="344" height="240" className={styles.light} />
        <img src={`${picture}dark.svg`} alt="" loading="lazy" width="344" height="240" className={styles.dark} />
      </Link>
      <h3>
        <Link to={`${page}#${id}`}>{title}</Link>
      </h3>
      <p>{claim}</p>
      <p className={styles.source}>
        {source} Simplified: {simplified}
      </p>
      <p>
        <Link to={`/figures/${id}/`}>On a page of its own</Link>
      </p>
    </li>
  );
}
