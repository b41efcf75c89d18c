/**
 * Features of Chromium that the browser tests go without. Chromium reads the last such list only,
 * so this is that of Playwright (`chromiumSwitches.ts` there), two that render the hidden menu of the
 * address bar in each test, one that starts a process ahead of the next site, which no test of one
 * site needs, and the opener policy, for which each window gets a second process with its first page:
 * that is a third of what loading a page costs. `isolation.spec.ts` tries the policy.
 */
export const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'CrossOriginOpenerPolicy',
];

/**
 * What keeps Chromium to few processes in the browser tests: it draws in its main one, starts others
 * without a helper, and lets all pages share one. Readers' browsers do none of this, nor does
 * `isolation.spec.ts`.
 */
export const fewProcesses = ['--in-process-gpu', '--no-zygote', '--renderer-process-limit=1'];
