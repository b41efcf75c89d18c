import {HelmetProvider as Provider} from 'react-helmet-async/lib/index.module.js';

export {Helmet, HelmetData} from 'react-helmet-async/lib/index.module.js';

/** A part of the page that adds to its head. */
interface Instance {
  emitChange?: () => void;
}

/**
 * On the server, builds the head when it is read. The provider of the package builds it again for
 * each part of the page that adds to it, which costs a fifth of rendering.
 */
export class HelmetProvider extends Provider {
  constructor(props: {readonly context: {helmet?: unknown}}) {
    super(props);
    const {instances, value} = this.helmetData;
    const {context} = props;
    let {helmet} = context;
    let isBuilt = false;
    value.setHelmet = (built) => {
      helmet = built;
    };
    value.helmetInstances.add = (instance: Instance) => {
      instance.emitChange = () => undefined;
      instances.push(instance);
    };
    Object.defineProperty(context, 'helmet', {
      configurable: true,
      get() {
        const last = instances.at(-1);
        if (isBuilt || last === undefined) return helmet;
        isBuilt = true;
        // The method of the prototype builds the head from all instances.
        delete last.emitChange;
        (last as Instance).emitChange?.();
        return helmet;
      },
    });
  }
}
