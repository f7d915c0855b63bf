import {sleeping} from '../../components/Figure/sleeping';

/** What comes from the region and what is imported, if the potentials of biomass change. */
const BiomassPotential = sleeping(() => import('./BiomassPotential'));

export default BiomassPotential;
