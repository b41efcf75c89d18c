export %%env.apiUrl%%=%%host.sandbox%%
export %%env.apiKey%%=test_default
