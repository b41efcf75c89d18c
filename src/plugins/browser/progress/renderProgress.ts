import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import NProgress from 'nprogress';

/**
 * The progress bar of slow pages, made without the package's template, which is HTML in a string
 * (and uses a role that does not exist).
 */
function renderProgress(): void {
  const {render} = NProgress;
  NProgress.configure({barSelector: '.bar'});
  NProgress.render = (fromStart) => {
    if (!NProgress.isRendered())
      document.body.append(createBar(fromStart === true ? 0 : (NProgress.status ?? 0)));
    // It uses the bar that is there.
    return render(fromStart);
  };
}

function createBar(status: number): HTMLElement {
  const progress = document.createElement('div');
  progress.id = 'nprogress';
  const bar = document.createElement('div');
  bar.className = 'bar';
  bar.style.transform = `translate3d(${(status - 1) * 100}%, 0, 0)`;
  progress.append(bar);
  return progress;
}

if (ExecutionEnvironment.canUseDOM) renderProgress();
