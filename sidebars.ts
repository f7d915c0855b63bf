import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {inOrder} from './config/order';

/** Pages for people who use the model. `contributors` and `methane` have no sidebar. */
export default {
  mainSidebar: inOrder('main', 'Where to begin', [
    'intro',
    {
      label: 'User manual',
      items: [
        'user_manual/starting-scenario',
        'user_manual/interface',
        'user_manual/developing-scenario',
        {
          label: 'Saved scenarios',
          items: [
            'user_manual/managing-scenarios/my-scenarios-menu',
            'user_manual/managing-scenarios/scenario-info',
            'user_manual/managing-scenarios/scenario-history',
            'user_manual/managing-scenarios/scenario-manage-access',
          ],
        },
        'user_manual/model-versions',
      ],
    },
    'exercises',
    {
      label: 'Results',
      items: [
        'dashboard',
        'cost-dashboard',
        'primary-energy',
        'renewability',
        'import-calculations',
        'factsheet',
        'known-deviations',
      ],
    },
    {
      label: 'Demand and supply',
      items: [
        'demand',
        'useful-demand',
        'energy-calculations',
        'supply',
        'balancing-demand',
        'biomass',
        'liquid-fuels',
        'external-coupling',
      ],
    },
    {
      label: 'Electricity',
      items: [
        'merit-order',
        'flexibility',
        'electricity-conversion',
        'electricity-storage',
        'battery-forecasting',
        'hybrid-offshore-wind',
        'loss-of-load-expectation',
        'network',
      ],
    },
    {
      label: 'Heat',
      items: [
        'heat-built-environment',
        'heat-networks',
        'heat-pumps',
        'heat-infrastructure-costs',
        'residual-heat-industry',
      ],
    },
    {label: 'Hydrogen', items: ['hydrogen']},
    {
      label: 'Weather and hourly profiles',
      items: ['weather-conditions', 'outdoor-temperature', 'profiles', 'curves', 'dynamic-demand-curve'],
    },
    {
      label: 'Emissions',
      items: [
        'co2-main-principles',
        'co2-emission-factors',
        'direct-emissions',
        'co2-biomass',
        'co2-ccus',
        'co2-negative-emissions',
        'co2-overview-per-sector',
        'co2-emissions-import-export',
        'co2-1990-emissions',
        'greenhouse-gases',
        'emissions-footprint',
      ],
    },
    {
      label: 'Costs',
      items: [
        'cost-main-principles',
        'cost-methods',
        'cost-data-power-plants',
        'cost-sliders',
        'cost-co2-capture',
        'cost-overview-per-sector',
        'cost-wacc',
        'cost-insulation-costs',
        'costs-imported-electricity',
        'economic-viability',
      ],
    },
    {label: 'Data', items: ['data-sources-regions', 'data-sources-local']},
    {label: 'PyETM', items: ['pyetm/introduction']},
    {
      label: 'Scenario-tools',
      items: [
        'scenario-tools/introduction',
        'scenario-tools/identifying-yourself',
        'scenario-tools/using-proxies',
        'scenario-tools/creating-templates',
        'scenario-tools/creating-and-updating',
        'scenario-tools/retrieving-data',
        'scenario-tools/slider-comparison',
        'scenario-tools/regional-overview',
        'scenario-tools/weather-years-module',
        'scenario-tools/advanced-settings',
      ],
    },
  ]),
} satisfies SidebarsConfig;
