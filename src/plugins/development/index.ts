import type {LoadContext, Plugin} from '@docusaurus/types';
import {compileLate} from './compileLate';

/** What only the development server has. */
export default function pluginDevelopment({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'portal-development',
    configureWebpack: (_config, _isServer, {currentBundler}) =>
      process.env.NODE_ENV === 'development' ? compileLate(currentBundler, generatedFilesDir) : {},
  };
}
