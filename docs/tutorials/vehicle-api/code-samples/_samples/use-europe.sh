export %%env.apiUrl%%=%%host.apiEu%%
