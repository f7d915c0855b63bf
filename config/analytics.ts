import type {PluginConfig} from '@docusaurus/types';
import consent from '../plugins/consent';

const trackingID = process.env.GTAG_TRACKING_ID;

/** Off unless GTAG_TRACKING_ID is set. The consent default must stand before gtag's own snippet, hence this order. */
export const analytics: PluginConfig[] = trackingID ? [consent, ['google-gtag', {trackingID, anonymizeIP: true}]] : [];
