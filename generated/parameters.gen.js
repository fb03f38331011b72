// Made from spec/schemas/ by npm run generate. Do not edit: change the source and generate again.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const parametersOf_getScrape = validate52;
const schema19 = {"$id":"contract:/parametersOf_getScrape","type":"object","properties":{"path":{"type":"object","required":["id"],"properties":{"id":{"$ref":"contract:/JobId"}},"additionalProperties":false,"default":{}}}};
const schema20 = {"$id":"contract:/JobId","type":"string","format":"uuid"};
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/JobId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
validate53.errors = [{instancePath,schemaPath:"#/JobId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats0.test(data))){
validate53.errors = [{instancePath,schemaPath:"#/JobId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_getScrape" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
data.path = {};
}
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate52.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getScrape/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "id")){
validate52.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getScrape/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.id !== undefined){
if(!(validate53(data0.id, {instancePath:instancePath+"/path/id",parentData:data0,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getScrape/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/parametersOf_getScrape/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_startBatchScrape = validate55;
const schema21 = {"$id":"contract:/parametersOf_startBatchScrape","type":"object","properties":{"header":{"type":"object","required":[],"properties":{"x-idempotency-key":{"type":"string","minLength":1,"maxLength":256}},"default":{}}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_startBatchScrape" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header === undefined){
data.header = {};
}
let data0 = data.header;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["x-idempotency-key"] !== undefined){
let data1 = data0["x-idempotency-key"];
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate55.errors = [{instancePath:instancePath+"/header/x-idempotency-key",schemaPath:"#/parametersOf_startBatchScrape/properties/header/properties/x-idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["x-idempotency-key"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate55.errors = [{instancePath:instancePath+"/header/x-idempotency-key",schemaPath:"#/parametersOf_startBatchScrape/properties/header/properties/x-idempotency-key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate55.errors = [{instancePath:instancePath+"/header/x-idempotency-key",schemaPath:"#/parametersOf_startBatchScrape/properties/header/properties/x-idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/header",schemaPath:"#/parametersOf_startBatchScrape/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/parametersOf_startBatchScrape/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"header":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_getBatchScrape = validate56;
const schema22 = {"$id":"contract:/parametersOf_getBatchScrape","type":"object","properties":{"path":{"type":"object","required":["id"],"properties":{"id":{"$ref":"contract:/JobId"}},"additionalProperties":false,"default":{}},"query":{"type":"object","required":[],"properties":{"skip":{"type":"integer","minimum":0,"default":0},"limit":{"type":"integer","minimum":1,"maximum":1000}},"additionalProperties":false,"default":{}}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_getBatchScrape" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
data.path = {};
}
if(data.query === undefined){
data.query = {};
}
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate56.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getBatchScrape/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "id")){
validate56.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getBatchScrape/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.id !== undefined){
if(!(validate53(data0.id, {instancePath:instancePath+"/path/id",parentData:data0,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getBatchScrape/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.skip === undefined){
data2.skip = 0;
}
const _errs7 = errors;
for(const key1 in data2){
if(!((key1 === "skip") || (key1 === "limit"))){
validate56.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_getBatchScrape/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
let data3 = data2.skip;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data3 === null
              || (dataType0 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced0 = +data3;
}
else {
validate56.errors = [{instancePath:instancePath+"/query/skip",schemaPath:"#/parametersOf_getBatchScrape/properties/query/properties/skip/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["skip"] = coerced0;
}
}
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate56.errors = [{instancePath:instancePath+"/query/skip",schemaPath:"#/parametersOf_getBatchScrape/properties/query/properties/skip/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs8 === errors;
if(valid2){
if(data2.limit !== undefined){
let data4 = data2.limit;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data4 === null
              || (dataType1 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
coerced1 = +data4;
}
else {
validate56.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_getBatchScrape/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data2 !== undefined){
data2["limit"] = coerced1;
}
}
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000 || isNaN(data4)){
validate56.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_getBatchScrape/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate56.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_getBatchScrape/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_getBatchScrape/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/parametersOf_getBatchScrape/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_cancelBatchScrape = validate58;
const schema23 = {"$id":"contract:/parametersOf_cancelBatchScrape","type":"object","properties":{"path":{"type":"object","required":["id"],"properties":{"id":{"$ref":"contract:/JobId"}},"additionalProperties":false,"default":{}}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_cancelBatchScrape" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
data.path = {};
}
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate58.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_cancelBatchScrape/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "id")){
validate58.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_cancelBatchScrape/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.id !== undefined){
if(!(validate53(data0.id, {instancePath:instancePath+"/path/id",parentData:data0,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_cancelBatchScrape/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/parametersOf_cancelBatchScrape/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_getBatchScrapeErrors = validate60;
const schema24 = {"$id":"contract:/parametersOf_getBatchScrapeErrors","type":"object","properties":{"path":{"type":"object","required":["id"],"properties":{"id":{"$ref":"contract:/JobId"}},"additionalProperties":false,"default":{}}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_getBatchScrapeErrors" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
data.path = {};
}
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate60.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getBatchScrapeErrors/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "id")){
validate60.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getBatchScrapeErrors/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.id !== undefined){
if(!(validate53(data0.id, {instancePath:instancePath+"/path/id",parentData:data0,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getBatchScrapeErrors/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/parametersOf_getBatchScrapeErrors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_startCrawl = validate62;
const schema25 = {"$id":"contract:/parametersOf_startCrawl","type":"object","properties":{"header":{"type":"object","required":[],"properties":{"x-idempotency-key":{"type":"string","minLength":1,"maxLength":256}},"default":{}}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_startCrawl" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header === undefined){
data.header = {};
}
let data0 = data.header;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["x-idempotency-key"] !== undefined){
let data1 = data0["x-idempotency-key"];
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate62.errors = [{instancePath:instancePath+"/header/x-idempotency-key",schemaPath:"#/parametersOf_startCrawl/properties/header/properties/x-idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["x-idempotency-key"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate62.errors = [{instancePath:instancePath+"/header/x-idempotency-key",schemaPath:"#/parametersOf_startCrawl/properties/header/properties/x-idempotency-key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate62.errors = [{instancePath:instancePath+"/header/x-idempotency-key",schemaPath:"#/parametersOf_startCrawl/properties/header/properties/x-idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/header",schemaPath:"#/parametersOf_startCrawl/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/parametersOf_startCrawl/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"header":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_getCrawl = validate63;
const schema26 = {"$id":"contract:/parametersOf_getCrawl","type":"object","properties":{"path":{"type":"object","required":["id"],"properties":{"id":{"$ref":"contract:/JobId"}},"additionalProperties":false,"default":{}},"query":{"type":"object","required":[],"properties":{"skip":{"type":"integer","minimum":0,"default":0},"limit":{"type":"integer","minimum":1,"maximum":1000}},"additionalProperties":false,"default":{}}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_getCrawl" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
data.path = {};
}
if(data.query === undefined){
data.query = {};
}
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate63.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getCrawl/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "id")){
validate63.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getCrawl/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.id !== undefined){
if(!(validate53(data0.id, {instancePath:instancePath+"/path/id",parentData:data0,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getCrawl/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.skip === undefined){
data2.skip = 0;
}
const _errs7 = errors;
for(const key1 in data2){
if(!((key1 === "skip") || (key1 === "limit"))){
validate63.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_getCrawl/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
let data3 = data2.skip;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data3 === null
              || (dataType0 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced0 = +data3;
}
else {
validate63.errors = [{instancePath:instancePath+"/query/skip",schemaPath:"#/parametersOf_getCrawl/properties/query/properties/skip/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["skip"] = coerced0;
}
}
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate63.errors = [{instancePath:instancePath+"/query/skip",schemaPath:"#/parametersOf_getCrawl/properties/query/properties/skip/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs8 === errors;
if(valid2){
if(data2.limit !== undefined){
let data4 = data2.limit;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data4 === null
              || (dataType1 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
coerced1 = +data4;
}
else {
validate63.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_getCrawl/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data2 !== undefined){
data2["limit"] = coerced1;
}
}
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000 || isNaN(data4)){
validate63.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_getCrawl/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate63.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_getCrawl/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_getCrawl/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/parametersOf_getCrawl/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_cancelCrawl = validate65;
const schema27 = {"$id":"contract:/parametersOf_cancelCrawl","type":"object","properties":{"path":{"type":"object","required":["id"],"properties":{"id":{"$ref":"contract:/JobId"}},"additionalProperties":false,"default":{}}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_cancelCrawl" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
data.path = {};
}
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate65.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_cancelCrawl/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "id")){
validate65.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_cancelCrawl/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.id !== undefined){
if(!(validate53(data0.id, {instancePath:instancePath+"/path/id",parentData:data0,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_cancelCrawl/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/parametersOf_cancelCrawl/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_getCrawlErrors = validate67;
const schema28 = {"$id":"contract:/parametersOf_getCrawlErrors","type":"object","properties":{"path":{"type":"object","required":["id"],"properties":{"id":{"$ref":"contract:/JobId"}},"additionalProperties":false,"default":{}}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_getCrawlErrors" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
data.path = {};
}
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate67.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getCrawlErrors/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "id")){
validate67.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getCrawlErrors/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.id !== undefined){
if(!(validate53(data0.id, {instancePath:instancePath+"/path/id",parentData:data0,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getCrawlErrors/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/parametersOf_getCrawlErrors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_getAgent = validate69;
const schema29 = {"$id":"contract:/parametersOf_getAgent","type":"object","properties":{"path":{"type":"object","required":["jobId"],"properties":{"jobId":{"$ref":"contract:/JobId"}},"additionalProperties":false,"default":{}}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_getAgent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
data.path = {};
}
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.jobId === undefined) && (missing0 = "jobId")){
validate69.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getAgent/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "jobId")){
validate69.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getAgent/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.jobId !== undefined){
if(!(validate53(data0.jobId, {instancePath:instancePath+"/path/jobId",parentData:data0,parentDataProperty:"jobId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getAgent/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/parametersOf_getAgent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_cancelAgent = validate71;
const schema30 = {"$id":"contract:/parametersOf_cancelAgent","type":"object","properties":{"path":{"type":"object","required":["jobId"],"properties":{"jobId":{"$ref":"contract:/JobId"}},"additionalProperties":false,"default":{}}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_cancelAgent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
data.path = {};
}
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.jobId === undefined) && (missing0 = "jobId")){
validate71.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_cancelAgent/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "jobId")){
validate71.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_cancelAgent/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.jobId !== undefined){
if(!(validate53(data0.jobId, {instancePath:instancePath+"/path/jobId",parentData:data0,parentDataProperty:"jobId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_cancelAgent/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/parametersOf_cancelAgent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_getExtract = validate73;
const schema31 = {"$id":"contract:/parametersOf_getExtract","type":"object","properties":{"path":{"type":"object","required":["id"],"properties":{"id":{"$ref":"contract:/JobId"}},"additionalProperties":false,"default":{}}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_getExtract" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
data.path = {};
}
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate73.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getExtract/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "id")){
validate73.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getExtract/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.id !== undefined){
if(!(validate53(data0.id, {instancePath:instancePath+"/path/id",parentData:data0,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getExtract/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/parametersOf_getExtract/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_listMonitors = validate75;
const schema32 = {"$id":"contract:/parametersOf_listMonitors","type":"object","properties":{"query":{"type":"object","required":[],"properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":25},"offset":{"type":"integer","minimum":0,"default":0}},"additionalProperties":false,"default":{}}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_listMonitors" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
data.query = {};
}
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.limit === undefined){
data0.limit = 25;
}
if(data0.offset === undefined){
data0.offset = 0;
}
const _errs3 = errors;
for(const key0 in data0){
if(!((key0 === "limit") || (key0 === "offset"))){
validate75.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_listMonitors/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
let data1 = data0.limit;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data1 === null
              || (dataType0 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced0 = +data1;
}
else {
validate75.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_listMonitors/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["limit"] = coerced0;
}
}
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
validate75.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_listMonitors/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate75.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_listMonitors/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs4 === errors;
if(valid1){
let data2 = data0.offset;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
let dataType1 = typeof data2;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data2 === null
              || (dataType1 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
coerced1 = +data2;
}
else {
validate75.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/parametersOf_listMonitors/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data2 = coerced1;
if(data0 !== undefined){
data0["offset"] = coerced1;
}
}
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate75.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/parametersOf_listMonitors/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs6 === errors;
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_listMonitors/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/parametersOf_listMonitors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_getMonitor = validate76;
const schema33 = {"$id":"contract:/parametersOf_getMonitor","type":"object","properties":{"path":{"type":"object","required":["id"],"properties":{"id":{"$ref":"contract:/JobId"}},"additionalProperties":false,"default":{}}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_getMonitor" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
data.path = {};
}
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate76.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getMonitor/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "id")){
validate76.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getMonitor/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.id !== undefined){
if(!(validate53(data0.id, {instancePath:instancePath+"/path/id",parentData:data0,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getMonitor/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/parametersOf_getMonitor/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_deleteMonitor = validate78;
const schema34 = {"$id":"contract:/parametersOf_deleteMonitor","type":"object","properties":{"path":{"type":"object","required":["id"],"properties":{"id":{"$ref":"contract:/JobId"}},"additionalProperties":false,"default":{}}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_deleteMonitor" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
data.path = {};
}
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate78.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_deleteMonitor/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "id")){
validate78.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_deleteMonitor/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.id !== undefined){
if(!(validate53(data0.id, {instancePath:instancePath+"/path/id",parentData:data0,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_deleteMonitor/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/parametersOf_deleteMonitor/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_updateMonitor = validate80;
const schema35 = {"$id":"contract:/parametersOf_updateMonitor","type":"object","properties":{"path":{"type":"object","required":["id"],"properties":{"id":{"$ref":"contract:/JobId"}},"additionalProperties":false,"default":{}}}};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_updateMonitor" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
data.path = {};
}
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate80.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_updateMonitor/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "id")){
validate80.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_updateMonitor/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.id !== undefined){
if(!(validate53(data0.id, {instancePath:instancePath+"/path/id",parentData:data0,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_updateMonitor/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/parametersOf_updateMonitor/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_runMonitor = validate82;
const schema36 = {"$id":"contract:/parametersOf_runMonitor","type":"object","properties":{"path":{"type":"object","required":["id"],"properties":{"id":{"$ref":"contract:/JobId"}},"additionalProperties":false,"default":{}}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_runMonitor" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
data.path = {};
}
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate82.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_runMonitor/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "id")){
validate82.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_runMonitor/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.id !== undefined){
if(!(validate53(data0.id, {instancePath:instancePath+"/path/id",parentData:data0,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_runMonitor/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/parametersOf_runMonitor/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_listMonitorChecks = validate84;
const schema37 = {"$id":"contract:/parametersOf_listMonitorChecks","type":"object","properties":{"path":{"type":"object","required":["id"],"properties":{"id":{"$ref":"contract:/JobId"}},"additionalProperties":false,"default":{}},"query":{"type":"object","required":[],"properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":25},"offset":{"type":"integer","minimum":0,"default":0},"status":{"$ref":"contract:/MonitorCheckStatus"}},"additionalProperties":false,"default":{}}}};
const schema38 = {"$id":"contract:/MonitorCheckStatus","type":"string","enum":["queued","running","completed","failed","partial","skipped_overlap","skipped_no_credits"]};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorCheckStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
validate86.errors = [{instancePath,schemaPath:"#/MonitorCheckStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!(((((((data === "queued") || (data === "running")) || (data === "completed")) || (data === "failed")) || (data === "partial")) || (data === "skipped_overlap")) || (data === "skipped_no_credits"))){
validate86.errors = [{instancePath,schemaPath:"#/MonitorCheckStatus/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_listMonitorChecks" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
data.path = {};
}
if(data.query === undefined){
data.query = {};
}
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate84.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_listMonitorChecks/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "id")){
validate84.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_listMonitorChecks/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.id !== undefined){
if(!(validate53(data0.id, {instancePath:instancePath+"/path/id",parentData:data0,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_listMonitorChecks/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.limit === undefined){
data2.limit = 25;
}
if(data2.offset === undefined){
data2.offset = 0;
}
const _errs7 = errors;
for(const key1 in data2){
if(!(((key1 === "limit") || (key1 === "offset")) || (key1 === "status"))){
validate84.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_listMonitorChecks/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
let data3 = data2.limit;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data3 === null
              || (dataType0 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced0 = +data3;
}
else {
validate84.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_listMonitorChecks/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["limit"] = coerced0;
}
}
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
validate84.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_listMonitorChecks/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate84.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_listMonitorChecks/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid2 = _errs8 === errors;
if(valid2){
let data4 = data2.offset;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data4 === null
              || (dataType1 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
coerced1 = +data4;
}
else {
validate84.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/parametersOf_listMonitorChecks/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data2 !== undefined){
data2["offset"] = coerced1;
}
}
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate84.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/parametersOf_listMonitorChecks/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs10 === errors;
if(valid2){
if(data2.status !== undefined){
const _errs12 = errors;
if(!(validate86(data2.status, {instancePath:instancePath+"/query/status",parentData:data2,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_listMonitorChecks/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
}
else {
validate84.errors = [{instancePath,schemaPath:"#/parametersOf_listMonitorChecks/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_getMonitorCheck = validate88;
const schema39 = {"$id":"contract:/parametersOf_getMonitorCheck","type":"object","properties":{"path":{"type":"object","required":["id","checkId"],"properties":{"id":{"$ref":"contract:/JobId"},"checkId":{"$ref":"contract:/JobId"}},"additionalProperties":false,"default":{}},"query":{"type":"object","required":[],"properties":{"skip":{"type":"integer","minimum":0,"default":0},"limit":{"type":"integer","minimum":1,"maximum":1000},"status":{"type":"string","enum":["same","new","changed","removed","error"]}},"additionalProperties":false,"default":{}}}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_getMonitorCheck" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
data.path = {};
}
if(data.query === undefined){
data.query = {};
}
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.id === undefined) && (missing0 = "id")) || ((data0.checkId === undefined) && (missing0 = "checkId"))){
validate88.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getMonitorCheck/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!((key0 === "id") || (key0 === "checkId"))){
validate88.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getMonitorCheck/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.id !== undefined){
const _errs4 = errors;
if(!(validate53(data0.id, {instancePath:instancePath+"/path/id",parentData:data0,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.checkId !== undefined){
const _errs5 = errors;
if(!(validate53(data0.checkId, {instancePath:instancePath+"/path/checkId",parentData:data0,parentDataProperty:"checkId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/path",schemaPath:"#/parametersOf_getMonitorCheck/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
let data3 = data.query;
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.skip === undefined){
data3.skip = 0;
}
const _errs8 = errors;
for(const key1 in data3){
if(!(((key1 === "skip") || (key1 === "limit")) || (key1 === "status"))){
validate88.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_getMonitorCheck/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
let data4 = data3.skip;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
let dataType0 = typeof data4;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data4 === null
              || (dataType0 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
coerced0 = +data4;
}
else {
validate88.errors = [{instancePath:instancePath+"/query/skip",schemaPath:"#/parametersOf_getMonitorCheck/properties/query/properties/skip/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced0 !== undefined){
data4 = coerced0;
if(data3 !== undefined){
data3["skip"] = coerced0;
}
}
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate88.errors = [{instancePath:instancePath+"/query/skip",schemaPath:"#/parametersOf_getMonitorCheck/properties/query/properties/skip/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs9 === errors;
if(valid2){
if(data3.limit !== undefined){
let data5 = data3.limit;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
let dataType1 = typeof data5;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data5 === null
              || (dataType1 === "string" && data5 && data5 == +data5 && !(data5 % 1))){
coerced1 = +data5;
}
else {
validate88.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_getMonitorCheck/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data5 = coerced1;
if(data3 !== undefined){
data3["limit"] = coerced1;
}
}
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000 || isNaN(data5)){
validate88.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_getMonitorCheck/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate88.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_getMonitorCheck/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.status !== undefined){
let data6 = data3.status;
const _errs13 = errors;
if(typeof data6 !== "string"){
let dataType2 = typeof data6;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data6;
}
else if(data6 === null){
coerced2 = "";
}
else {
validate88.errors = [{instancePath:instancePath+"/query/status",schemaPath:"#/parametersOf_getMonitorCheck/properties/query/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data6 = coerced2;
if(data3 !== undefined){
data3["status"] = coerced2;
}
}
}
if(!(((((data6 === "same") || (data6 === "new")) || (data6 === "changed")) || (data6 === "removed")) || (data6 === "error"))){
validate88.errors = [{instancePath:instancePath+"/query/status",schemaPath:"#/parametersOf_getMonitorCheck/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: schema39.properties.query.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_getMonitorCheck/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/parametersOf_getMonitorCheck/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_listWebhookDeliveries = validate91;
const schema40 = {"$id":"contract:/parametersOf_listWebhookDeliveries","type":"object","properties":{"query":{"type":"object","required":[],"properties":{"jobId":{"$ref":"contract:/JobId"},"status":{"$ref":"contract:/DeliveryStatus"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":25},"offset":{"type":"integer","minimum":0,"default":0}},"additionalProperties":false,"default":{}}}};
const schema41 = {"$id":"contract:/DeliveryStatus","type":"string","enum":["waiting","delivered","retrying","failed"]};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/DeliveryStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
validate93.errors = [{instancePath,schemaPath:"#/DeliveryStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((((data === "waiting") || (data === "delivered")) || (data === "retrying")) || (data === "failed"))){
validate93.errors = [{instancePath,schemaPath:"#/DeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_listWebhookDeliveries" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
data.query = {};
}
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.limit === undefined){
data0.limit = 25;
}
if(data0.offset === undefined){
data0.offset = 0;
}
const _errs3 = errors;
for(const key0 in data0){
if(!((((key0 === "jobId") || (key0 === "status")) || (key0 === "limit")) || (key0 === "offset"))){
validate91.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_listWebhookDeliveries/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.jobId !== undefined){
const _errs4 = errors;
if(!(validate53(data0.jobId, {instancePath:instancePath+"/query/jobId",parentData:data0,parentDataProperty:"jobId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.status !== undefined){
const _errs5 = errors;
if(!(validate93(data0.status, {instancePath:instancePath+"/query/status",parentData:data0,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data3 = data0.limit;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data3 === null
              || (dataType0 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced0 = +data3;
}
else {
validate91.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_listWebhookDeliveries/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data0 !== undefined){
data0["limit"] = coerced0;
}
}
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
validate91.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_listWebhookDeliveries/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate91.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_listWebhookDeliveries/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs6 === errors;
if(valid1){
let data4 = data0.offset;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data4 === null
              || (dataType1 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
coerced1 = +data4;
}
else {
validate91.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/parametersOf_listWebhookDeliveries/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data0 !== undefined){
data0["offset"] = coerced1;
}
}
}
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate91.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/parametersOf_listWebhookDeliveries/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs8 === errors;
}
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_listWebhookDeliveries/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/parametersOf_listWebhookDeliveries/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_getCreditUsageHistory = validate95;
const schema42 = {"$id":"contract:/parametersOf_getCreditUsageHistory","type":"object","properties":{"query":{"type":"object","required":[],"properties":{"byApiKey":{"type":"boolean","default":false}},"additionalProperties":false,"default":{}}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_getCreditUsageHistory" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
data.query = {};
}
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.byApiKey === undefined){
data0.byApiKey = false;
}
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "byApiKey")){
validate95.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_getCreditUsageHistory/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
let data1 = data0.byApiKey;
if(typeof data1 !== "boolean"){
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(data1 === "false" || data1 === 0 || data1 === null){
coerced0 = false;
}
else if(data1 === "true" || data1 === 1){
coerced0 = true;
}
else {
validate95.errors = [{instancePath:instancePath+"/query/byApiKey",schemaPath:"#/parametersOf_getCreditUsageHistory/properties/query/properties/byApiKey/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["byApiKey"] = coerced0;
}
}
}
}
}
else {
validate95.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_getCreditUsageHistory/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/parametersOf_getCreditUsageHistory/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_getTokenUsageHistory = validate96;
const schema43 = {"$id":"contract:/parametersOf_getTokenUsageHistory","type":"object","properties":{"query":{"type":"object","required":[],"properties":{"byApiKey":{"type":"boolean","default":false}},"additionalProperties":false,"default":{}}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_getTokenUsageHistory" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
data.query = {};
}
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.byApiKey === undefined){
data0.byApiKey = false;
}
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "byApiKey")){
validate96.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_getTokenUsageHistory/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
let data1 = data0.byApiKey;
if(typeof data1 !== "boolean"){
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(data1 === "false" || data1 === 0 || data1 === null){
coerced0 = false;
}
else if(data1 === "true" || data1 === 1){
coerced0 = true;
}
else {
validate96.errors = [{instancePath:instancePath+"/query/byApiKey",schemaPath:"#/parametersOf_getTokenUsageHistory/properties/query/properties/byApiKey/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["byApiKey"] = coerced0;
}
}
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_getTokenUsageHistory/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/parametersOf_getTokenUsageHistory/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

export const parametersOf_getActivity = validate97;
const schema44 = {"$id":"contract:/parametersOf_getActivity","type":"object","properties":{"query":{"type":"object","required":[],"properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":50},"cursor":{"type":"string","minLength":1}},"additionalProperties":false,"default":{}}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/parametersOf_getActivity" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
data.query = {};
}
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.limit === undefined){
data0.limit = 50;
}
const _errs3 = errors;
for(const key0 in data0){
if(!((key0 === "limit") || (key0 === "cursor"))){
validate97.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_getActivity/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
let data1 = data0.limit;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data1 === null
              || (dataType0 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced0 = +data1;
}
else {
validate97.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_getActivity/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["limit"] = coerced0;
}
}
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
validate97.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_getActivity/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate97.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/parametersOf_getActivity/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs4 === errors;
if(valid1){
if(data0.cursor !== undefined){
let data2 = data0.cursor;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType1 = typeof data2;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data2;
}
else if(data2 === null){
coerced1 = "";
}
else {
validate97.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/parametersOf_getActivity/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data2 = coerced1;
if(data0 !== undefined){
data0["cursor"] = coerced1;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate97.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/parametersOf_getActivity/properties/query/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/query",schemaPath:"#/parametersOf_getActivity/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/parametersOf_getActivity/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

