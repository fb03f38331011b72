// Made from spec/schemas/ by npm run generate. Do not edit: change the source and generate again.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const ParseUpload = validate52;
const schema19 = {"$id":"contract:/ParseUpload","type":"object","required":["file"],"properties":{"file":{},"options":{"$ref":"contract:/ParseOptions","default":{}}}};
const schema20 = {"$id":"contract:/ParseOptions","type":"object","allOf":[{"$ref":"contract:/KnownOptions"},{"$ref":"contract:/KnownBrowserOptions"}],"properties":{"fastMode":{},"lockdown":{},"useMock":{},"checkPromptInjection":{},"threatProtection":{},"profile":{},"domainTools":{},"toolDetail":{},"mobile":{},"waitFor":{},"actions":{},"location":{},"formats":{"type":"array","maxItems":100,"items":{"$ref":"contract:/ParseFormat"},"default":["markdown"]},"onlyMainContent":{"type":"boolean","default":true},"includeTags":{"type":"array","items":{"type":"string"}},"excludeTags":{"type":"array","items":{"type":"string"}},"parsers":{"$ref":"contract:/Parsers","default":["pdf"]},"timeout":{"type":"integer","minimum":1,"maximum":300000,"default":30000},"blockAds":{"type":"boolean","default":true},"removeBase64Images":{"type":"boolean","default":true},"skipTlsVerification":{"type":"boolean","default":true},"headers":{"$ref":"contract:/RequestHeaders"},"proxy":{"type":"string","enum":["basic","auto"]},"redactPII":{"default":false,"type":["boolean","object"],"allOf":[{"if":{"type":"boolean"},"then":{"type":"boolean"}},{"if":{"type":"object"},"then":{"$ref":"contract:/RedactPIIOptions"}}]},"zeroDataRetention":{"type":"boolean","default":false},"origin":{"type":"string","default":"api"},"integration":{"type":["string","null"]},"auditMetadata":{"$ref":"contract:/AuditMetadata"},"maxAge":{"type":"integer","minimum":0},"minAge":{"type":"integer","minimum":0},"storeInCache":{"type":"boolean"}},"additionalProperties":false};
const schema21 = {"$id":"contract:/KnownOptions","type":"object","properties":{"fastMode":{"type":["boolean","null"]},"lockdown":{"type":["boolean","null"],"allOf":[{"enum":[false,null]}]},"useMock":{"type":["string","null"],"allOf":[{"type":"null"}]},"checkPromptInjection":{"type":["boolean","null"],"allOf":[{"enum":[false,null]}]},"threatProtection":{"$ref":"contract:/ThreatProtection"},"profile":{"allOf":[{"type":"null"},{"if":{"type":"object"},"then":{"$ref":"contract:/AnyObject"}},{"if":{"type":"string"},"then":{"type":"string"}},{"if":{"type":"null"},"then":{"type":"null"}}],"type":["object","string","null"]},"domainTools":{"type":["boolean","null"],"allOf":[{"enum":[false,null]}]},"toolDetail":{"type":["string","null"]}}};
const schema22 = {"$id":"contract:/ThreatProtection","type":["object","null"],"properties":{"mode":{"type":"string"}},"allOf":[{"type":["object","null"],"required":["mode"],"properties":{"mode":{"const":"off"}}}]};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ThreatProtection" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate55.errors = [{instancePath,schemaPath:"#/ThreatProtection/type",keyword:"type",params:{type: schema22.type},message:"must be object,null"}];
return false;
}
const _errs1 = errors;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate55.errors = [{instancePath,schemaPath:"#/ThreatProtection/allOf/0/type",keyword:"type",params:{type: schema22.allOf[0].type},message:"must be object,null"}];
return false;
}
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mode === undefined) && (missing0 = "mode")){
validate55.errors = [{instancePath,schemaPath:"#/ThreatProtection/allOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.mode !== undefined){
if("off" !== data.mode){
validate55.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/ThreatProtection/allOf/0/properties/mode/const",keyword:"const",params:{allowedValue: "off"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
if(typeof data.mode !== "string"){
validate55.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/ThreatProtection/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"mode":true},"dynamicProps":false,"dynamicItems":false};

const schema23 = {"$id":"contract:/AnyObject","type":"object"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/AnyObject" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate57.errors = [{instancePath,schemaPath:"#/AnyObject/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/KnownOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fastMode !== undefined){
let data0 = data.fastMode;
const _errs1 = errors;
if((typeof data0 !== "boolean") && (data0 !== null)){
validate54.errors = [{instancePath:instancePath+"/fastMode",schemaPath:"#/KnownOptions/properties/fastMode/type",keyword:"type",params:{type: schema21.properties.fastMode.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lockdown !== undefined){
let data1 = data.lockdown;
const _errs3 = errors;
if((typeof data1 !== "boolean") && (data1 !== null)){
validate54.errors = [{instancePath:instancePath+"/lockdown",schemaPath:"#/KnownOptions/properties/lockdown/type",keyword:"type",params:{type: schema21.properties.lockdown.type},message:"must be boolean,null"}];
return false;
}
if(!((data1 === false) || (data1 === null))){
validate54.errors = [{instancePath:instancePath+"/lockdown",schemaPath:"#/KnownOptions/properties/lockdown/allOf/0/enum",keyword:"enum",params:{allowedValues: schema21.properties.lockdown.allOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.useMock !== undefined){
let data2 = data.useMock;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate54.errors = [{instancePath:instancePath+"/useMock",schemaPath:"#/KnownOptions/properties/useMock/type",keyword:"type",params:{type: schema21.properties.useMock.type},message:"must be string,null"}];
return false;
}
if(data2 !== null){
validate54.errors = [{instancePath:instancePath+"/useMock",schemaPath:"#/KnownOptions/properties/useMock/allOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkPromptInjection !== undefined){
let data3 = data.checkPromptInjection;
const _errs10 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate54.errors = [{instancePath:instancePath+"/checkPromptInjection",schemaPath:"#/KnownOptions/properties/checkPromptInjection/type",keyword:"type",params:{type: schema21.properties.checkPromptInjection.type},message:"must be boolean,null"}];
return false;
}
if(!((data3 === false) || (data3 === null))){
validate54.errors = [{instancePath:instancePath+"/checkPromptInjection",schemaPath:"#/KnownOptions/properties/checkPromptInjection/allOf/0/enum",keyword:"enum",params:{allowedValues: schema21.properties.checkPromptInjection.allOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threatProtection !== undefined){
const _errs13 = errors;
if(!(validate55(data.threatProtection, {instancePath:instancePath+"/threatProtection",parentData:data,parentDataProperty:"threatProtection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profile !== undefined){
let data5 = data.profile;
const _errs14 = errors;
if(((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (typeof data5 !== "string")) && (data5 !== null)){
validate54.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/KnownOptions/properties/profile/type",keyword:"type",params:{type: schema21.properties.profile.type},message:"must be object,string,null"}];
return false;
}
const _errs16 = errors;
if(data5 !== null){
validate54.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/KnownOptions/properties/profile/allOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid4 = _errs16 === errors;
if(valid4){
const _errs18 = errors;
const _errs19 = errors;
let valid5 = true;
const _errs20 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs22 = errors;
if(!(validate57(data5, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/profile",schemaPath:"#/KnownOptions/properties/profile/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate54.errors = vErrors;
return false;
}
var valid4 = _errs18 === errors;
if(valid4){
const _errs23 = errors;
const _errs24 = errors;
let valid6 = true;
const _errs25 = errors;
if(typeof data5 !== "string"){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs27 = errors;
if(typeof data5 !== "string"){
validate54.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/KnownOptions/properties/profile/allOf/2/then/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var _valid1 = _errs27 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/profile",schemaPath:"#/KnownOptions/properties/profile/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate54.errors = vErrors;
return false;
}
var valid4 = _errs23 === errors;
if(valid4){
const _errs29 = errors;
const _errs30 = errors;
let valid7 = true;
const _errs31 = errors;
if(data5 !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs33 = errors;
if(data5 !== null){
validate54.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/KnownOptions/properties/profile/allOf/3/then/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var _valid2 = _errs33 === errors;
valid7 = _valid2;
}
if(!valid7){
const err5 = {instancePath:instancePath+"/profile",schemaPath:"#/KnownOptions/properties/profile/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate54.errors = vErrors;
return false;
}
var valid4 = _errs29 === errors;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domainTools !== undefined){
let data6 = data.domainTools;
const _errs35 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate54.errors = [{instancePath:instancePath+"/domainTools",schemaPath:"#/KnownOptions/properties/domainTools/type",keyword:"type",params:{type: schema21.properties.domainTools.type},message:"must be boolean,null"}];
return false;
}
if(!((data6 === false) || (data6 === null))){
validate54.errors = [{instancePath:instancePath+"/domainTools",schemaPath:"#/KnownOptions/properties/domainTools/allOf/0/enum",keyword:"enum",params:{allowedValues: schema21.properties.domainTools.allOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolDetail !== undefined){
let data7 = data.toolDetail;
const _errs38 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate54.errors = [{instancePath:instancePath+"/toolDetail",schemaPath:"#/KnownOptions/properties/toolDetail/type",keyword:"type",params:{type: schema21.properties.toolDetail.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/KnownOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"fastMode":true,"lockdown":true,"useMock":true,"checkPromptInjection":true,"threatProtection":true,"profile":true,"domainTools":true,"toolDetail":true},"dynamicProps":false,"dynamicItems":false};

const schema24 = {"$id":"contract:/KnownBrowserOptions","type":"object","properties":{"mobile":{"type":["boolean","null"],"allOf":[{"enum":[false,null]}]},"waitFor":{"type":["number","null"],"allOf":[{"enum":[0,null]}]},"actions":{"type":["array","null"],"items":{},"allOf":[{"maxItems":0}]},"location":{"allOf":[{"maxProperties":0},{"if":{"type":"object"},"then":{"$ref":"contract:/AnyObject"}},{"if":{"type":"null"},"then":{"type":"null"}}],"type":["object","null"]}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/KnownBrowserOptions" */;
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
if(data.mobile !== undefined){
let data0 = data.mobile;
const _errs1 = errors;
if((typeof data0 !== "boolean") && (data0 !== null)){
validate60.errors = [{instancePath:instancePath+"/mobile",schemaPath:"#/KnownBrowserOptions/properties/mobile/type",keyword:"type",params:{type: schema24.properties.mobile.type},message:"must be boolean,null"}];
return false;
}
if(!((data0 === false) || (data0 === null))){
validate60.errors = [{instancePath:instancePath+"/mobile",schemaPath:"#/KnownBrowserOptions/properties/mobile/allOf/0/enum",keyword:"enum",params:{allowedValues: schema24.properties.mobile.allOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waitFor !== undefined){
let data1 = data.waitFor;
const _errs4 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate60.errors = [{instancePath:instancePath+"/waitFor",schemaPath:"#/KnownBrowserOptions/properties/waitFor/type",keyword:"type",params:{type: schema24.properties.waitFor.type},message:"must be number,null"}];
return false;
}
if(!((data1 === 0) || (data1 === null))){
validate60.errors = [{instancePath:instancePath+"/waitFor",schemaPath:"#/KnownBrowserOptions/properties/waitFor/allOf/0/enum",keyword:"enum",params:{allowedValues: schema24.properties.waitFor.allOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actions !== undefined){
let data2 = data.actions;
const _errs7 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate60.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/KnownBrowserOptions/properties/actions/type",keyword:"type",params:{type: schema24.properties.actions.type},message:"must be array,null"}];
return false;
}
if(Array.isArray(data2)){
if(data2.length > 0){
validate60.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/KnownBrowserOptions/properties/actions/allOf/0/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data3 = data.location;
const _errs10 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate60.errors = [{instancePath:instancePath+"/location",schemaPath:"#/KnownBrowserOptions/properties/location/type",keyword:"type",params:{type: schema24.properties.location.type},message:"must be object,null"}];
return false;
}
const _errs12 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 0){
validate60.errors = [{instancePath:instancePath+"/location",schemaPath:"#/KnownBrowserOptions/properties/location/allOf/0/maxProperties",keyword:"maxProperties",params:{limit: 0},message:"must NOT have more than 0 properties"}];
return false;
}
}
var valid4 = _errs12 === errors;
if(valid4){
const _errs13 = errors;
const _errs14 = errors;
let valid5 = true;
const _errs15 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs17 = errors;
if(!(validate57(data3, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/location",schemaPath:"#/KnownBrowserOptions/properties/location/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate60.errors = vErrors;
return false;
}
var valid4 = _errs13 === errors;
if(valid4){
const _errs18 = errors;
const _errs19 = errors;
let valid6 = true;
const _errs20 = errors;
if(data3 !== null){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs22 = errors;
if(data3 !== null){
validate60.errors = [{instancePath:instancePath+"/location",schemaPath:"#/KnownBrowserOptions/properties/location/allOf/2/then/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var _valid1 = _errs22 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/location",schemaPath:"#/KnownBrowserOptions/properties/location/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate60.errors = vErrors;
return false;
}
var valid4 = _errs18 === errors;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/KnownBrowserOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"mobile":true,"waitFor":true,"actions":true,"location":true},"dynamicProps":false,"dynamicItems":false};

const schema25 = {"$id":"contract:/ParseFormat","type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"contract:/ParseFormatName"}},{"if":{"type":"object"},"then":{"required":["type"],"properties":{"type":{"enum":["markdown","summary","html","rawHtml","links","images","json","question","highlights","query"]}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["markdown","summary","html","rawHtml","links","images"]}}},"then":{"$ref":"contract:/PlainFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["json"]}}},"then":{"$ref":"contract:/ParseJsonFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["question"]}}},"then":{"$ref":"contract:/QuestionFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["highlights"]}}},"then":{"$ref":"contract:/HighlightsFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["query"]}}},"then":{"$ref":"contract:/QueryFormat"}}]}}]};
const schema26 = {"$id":"contract:/ParseFormatName","type":"string","enum":["markdown","summary","html","rawHtml","links","images"]};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ParseFormatName" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate64.errors = [{instancePath,schemaPath:"#/ParseFormatName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "markdown") || (data === "summary")) || (data === "html")) || (data === "rawHtml")) || (data === "links")) || (data === "images"))){
validate64.errors = [{instancePath,schemaPath:"#/ParseFormatName/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema27 = {"$id":"contract:/PlainFormat","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["markdown","summary","html","rawHtml","links","images"]}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PlainFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate66.errors = [{instancePath,schemaPath:"#/PlainFormat/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate66.errors = [{instancePath,schemaPath:"#/PlainFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate66.errors = [{instancePath:instancePath+"/type",schemaPath:"#/PlainFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data0 === "markdown") || (data0 === "summary")) || (data0 === "html")) || (data0 === "rawHtml")) || (data0 === "links")) || (data0 === "images"))){
validate66.errors = [{instancePath:instancePath+"/type",schemaPath:"#/PlainFormat/properties/type/enum",keyword:"enum",params:{allowedValues: schema27.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/PlainFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"$id":"contract:/ParseJsonFormat","type":"object","required":["type"],"allOf":[{"$ref":"contract:/KnownJsonOptions"}],"properties":{"checkPromptInjection":{},"type":{"type":"string","const":"json"},"prompt":{"type":["string","null"]},"schema":{"type":["object","null"]}},"if":{"required":["prompt"],"properties":{"prompt":{"type":"string"}}},"else":{"required":["schema"],"properties":{"schema":{"type":"object"}}},"additionalProperties":false};
const schema29 = {"$id":"contract:/KnownJsonOptions","type":"object","properties":{"checkPromptInjection":{"type":["boolean","null"],"allOf":[{"enum":[false,null]}]}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/KnownJsonOptions" */;
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
if(data.checkPromptInjection !== undefined){
let data0 = data.checkPromptInjection;
if((typeof data0 !== "boolean") && (data0 !== null)){
validate69.errors = [{instancePath:instancePath+"/checkPromptInjection",schemaPath:"#/KnownJsonOptions/properties/checkPromptInjection/type",keyword:"type",params:{type: schema29.properties.checkPromptInjection.type},message:"must be boolean,null"}];
return false;
}
if(!((data0 === false) || (data0 === null))){
validate69.errors = [{instancePath:instancePath+"/checkPromptInjection",schemaPath:"#/KnownJsonOptions/properties/checkPromptInjection/allOf/0/enum",keyword:"enum",params:{allowedValues: schema29.properties.checkPromptInjection.allOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/KnownJsonOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"checkPromptInjection":true},"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ParseJsonFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.prompt === undefined) && (missing0 = "prompt")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.schema === undefined) && (missing1 = "schema")){
validate68.errors = [{instancePath,schemaPath:"#/ParseJsonFormat/else/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.schema !== undefined){
let data1 = data.schema;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate68.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/ParseJsonFormat/else/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.schema = true;
props0.prompt = true;
props0.checkPromptInjection = true;
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/ParseJsonFormat/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate68.errors = vErrors;
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate68.errors = [{instancePath,schemaPath:"#/ParseJsonFormat/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs9 = errors;
for(const key0 in data){
if(!((((key0 === "checkPromptInjection") || (key0 === "type")) || (key0 === "prompt")) || (key0 === "schema"))){
validate68.errors = [{instancePath,schemaPath:"#/ParseJsonFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
if(data.type !== undefined){
let data2 = data.type;
const _errs10 = errors;
if(typeof data2 !== "string"){
validate68.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ParseJsonFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("json" !== data2){
validate68.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ParseJsonFormat/properties/type/const",keyword:"const",params:{allowedValue: "json"},message:"must be equal to constant"}];
return false;
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.prompt !== undefined){
let data3 = data.prompt;
const _errs12 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate68.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/ParseJsonFormat/properties/prompt/type",keyword:"type",params:{type: schema28.properties.prompt.type},message:"must be string,null"}];
return false;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.schema !== undefined){
let data4 = data.schema;
const _errs14 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate68.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/ParseJsonFormat/properties/schema/type",keyword:"type",params:{type: schema28.properties.schema.type},message:"must be object,null"}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/ParseJsonFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"$id":"contract:/QuestionFormat","type":"object","required":["type","question"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"question"},"question":{"type":"string","minLength":1,"maxLength":10000}}};
const func2 = require("ajv/dist/runtime/ucs2length").default;

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/QuestionFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.question === undefined) && (missing0 = "question"))){
validate72.errors = [{instancePath,schemaPath:"#/QuestionFormat/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "question"))){
validate72.errors = [{instancePath,schemaPath:"#/QuestionFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate72.errors = [{instancePath:instancePath+"/type",schemaPath:"#/QuestionFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("question" !== data0){
validate72.errors = [{instancePath:instancePath+"/type",schemaPath:"#/QuestionFormat/properties/type/const",keyword:"const",params:{allowedValue: "question"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.question !== undefined){
let data1 = data.question;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 10000){
validate72.errors = [{instancePath:instancePath+"/question",schemaPath:"#/QuestionFormat/properties/question/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate72.errors = [{instancePath:instancePath+"/question",schemaPath:"#/QuestionFormat/properties/question/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/question",schemaPath:"#/QuestionFormat/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/QuestionFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema31 = {"$id":"contract:/HighlightsFormat","type":"object","required":["type","query"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"highlights"},"query":{"type":"string","minLength":1,"maxLength":10000}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/HighlightsFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.query === undefined) && (missing0 = "query"))){
validate74.errors = [{instancePath,schemaPath:"#/HighlightsFormat/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "query"))){
validate74.errors = [{instancePath,schemaPath:"#/HighlightsFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate74.errors = [{instancePath:instancePath+"/type",schemaPath:"#/HighlightsFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("highlights" !== data0){
validate74.errors = [{instancePath:instancePath+"/type",schemaPath:"#/HighlightsFormat/properties/type/const",keyword:"const",params:{allowedValue: "highlights"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 10000){
validate74.errors = [{instancePath:instancePath+"/query",schemaPath:"#/HighlightsFormat/properties/query/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate74.errors = [{instancePath:instancePath+"/query",schemaPath:"#/HighlightsFormat/properties/query/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/query",schemaPath:"#/HighlightsFormat/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/HighlightsFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema32 = {"$id":"contract:/QueryFormat","type":"object","required":["type","prompt"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"query"},"prompt":{"type":"string","minLength":1,"maxLength":10000},"mode":{"type":["string","null"],"enum":["freeform","directQuote",null]}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/QueryFormat" */;
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
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.prompt === undefined) && (missing0 = "prompt"))){
validate76.errors = [{instancePath,schemaPath:"#/QueryFormat/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "prompt")) || (key0 === "mode"))){
validate76.errors = [{instancePath,schemaPath:"#/QueryFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate76.errors = [{instancePath:instancePath+"/type",schemaPath:"#/QueryFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("query" !== data0){
validate76.errors = [{instancePath:instancePath+"/type",schemaPath:"#/QueryFormat/properties/type/const",keyword:"const",params:{allowedValue: "query"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data1 = data.prompt;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 10000){
validate76.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/QueryFormat/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate76.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/QueryFormat/properties/prompt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/QueryFormat/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data2 = data.mode;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate76.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/QueryFormat/properties/mode/type",keyword:"type",params:{type: schema32.properties.mode.type},message:"must be string,null"}];
return false;
}
if(!(((data2 === "freeform") || (data2 === "directQuote")) || (data2 === null))){
validate76.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/QueryFormat/properties/mode/enum",keyword:"enum",params:{allowedValues: schema32.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/QueryFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ParseFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
validate63.errors = [{instancePath,schemaPath:"#/ParseFormat/type",keyword:"type",params:{type: schema25.type},message:"must be string,object"}];
return false;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(typeof data !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err1 = {instancePath,schemaPath:"#/ParseFormat/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate63.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
const _errs11 = errors;
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!((((((data0 === "markdown") || (data0 === "summary")) || (data0 === "html")) || (data0 === "rawHtml")) || (data0 === "links")) || (data0 === "images"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
valid4 = _valid2;
if(valid4){
var props0 = true;
}
}
if(!valid4){
const err5 = {instancePath,schemaPath:"#/ParseFormat/allOf/1/then/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate63.errors = vErrors;
return false;
}
var valid3 = _errs11 === errors;
if(valid3){
const _errs16 = errors;
const _errs17 = errors;
let valid6 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "json")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs20 = errors;
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
valid6 = _valid3;
if(valid6){
var props1 = true;
}
}
if(!valid6){
const err8 = {instancePath,schemaPath:"#/ParseFormat/allOf/1/then/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate63.errors = vErrors;
return false;
}
var valid3 = _errs16 === errors;
if(valid3){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs21 = errors;
const _errs22 = errors;
let valid8 = true;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "question")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid4 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs25 = errors;
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var _valid4 = _errs25 === errors;
valid8 = _valid4;
if(valid8){
var props2 = true;
}
}
if(!valid8){
const err11 = {instancePath,schemaPath:"#/ParseFormat/allOf/1/then/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate63.errors = vErrors;
return false;
}
var valid3 = _errs21 === errors;
if(valid3){
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs26 = errors;
const _errs27 = errors;
let valid10 = true;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "highlights")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid5 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs30 = errors;
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var _valid5 = _errs30 === errors;
valid10 = _valid5;
if(valid10){
var props3 = true;
}
}
if(!valid10){
const err14 = {instancePath,schemaPath:"#/ParseFormat/allOf/1/then/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate63.errors = vErrors;
return false;
}
var valid3 = _errs26 === errors;
if(valid3){
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
const _errs31 = errors;
const _errs32 = errors;
let valid12 = true;
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "query")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
var _valid6 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs35 = errors;
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var _valid6 = _errs35 === errors;
valid12 = _valid6;
if(valid12){
var props4 = true;
}
}
if(!valid12){
const err17 = {instancePath,schemaPath:"#/ParseFormat/allOf/1/then/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate63.errors = vErrors;
return false;
}
var valid3 = _errs31 === errors;
if(valid3){
if(props0 !== true && props4 !== undefined){
if(props4 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props4);
}
}
}
}
}
}
}
if(errors === _errs10){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
validate63.errors = [{instancePath,schemaPath:"#/ParseFormat/allOf/1/then/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined){
let data5 = data.type;
if(!((((((((((data5 === "markdown") || (data5 === "summary")) || (data5 === "html")) || (data5 === "rawHtml")) || (data5 === "links")) || (data5 === "images")) || (data5 === "json")) || (data5 === "question")) || (data5 === "highlights")) || (data5 === "query"))){
validate63.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ParseFormat/allOf/1/then/properties/type/enum",keyword:"enum",params:{allowedValues: schema25.allOf[1].then.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
}
if(!valid2){
const err18 = {instancePath,schemaPath:"#/ParseFormat/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
validate63.errors = vErrors;
return false;
}
var valid0 = _errs6 === errors;
}
validate63.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema33 = {"$id":"contract:/Parsers","type":"array","items":{"$ref":"contract:/Parser"}};
const schema34 = {"$id":"contract:/Parser","type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"type":"string","enum":["pdf","image"]}},{"if":{"type":"object"},"then":{"required":["type"],"properties":{"type":{"enum":["pdf","image"]}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["pdf"]}}},"then":{"$ref":"contract:/PdfParser"}},{"if":{"required":["type"],"properties":{"type":{"enum":["image"]}}},"then":{"$ref":"contract:/ImageParser"}}]}}]};
const schema35 = {"$id":"contract:/PdfParser","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["pdf"]},"mode":{"type":"string","enum":["fast","auto","ocr"],"default":"auto"},"maxPages":{"type":"integer","minimum":1,"maximum":10000},"pages":{"type":["boolean","null"]},"pageMarkdown":{"type":["boolean","null"]},"blocks":{"type":["boolean","null"]},"pageMarkers":{"type":["boolean","null"]}},"additionalProperties":false};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PdfParser" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
data.mode = "auto";
}
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate81.errors = [{instancePath,schemaPath:"#/PdfParser/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "mode")) || (key0 === "maxPages")) || (key0 === "pages")) || (key0 === "pageMarkdown")) || (key0 === "blocks")) || (key0 === "pageMarkers"))){
validate81.errors = [{instancePath,schemaPath:"#/PdfParser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate81.errors = [{instancePath:instancePath+"/type",schemaPath:"#/PdfParser/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data0 === "pdf")){
validate81.errors = [{instancePath:instancePath+"/type",schemaPath:"#/PdfParser/properties/type/enum",keyword:"enum",params:{allowedValues: schema35.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data1 = data.mode;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate81.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/PdfParser/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "fast") || (data1 === "auto")) || (data1 === "ocr"))){
validate81.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/PdfParser/properties/mode/enum",keyword:"enum",params:{allowedValues: schema35.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
if(valid0){
if(data.maxPages !== undefined){
let data2 = data.maxPages;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate81.errors = [{instancePath:instancePath+"/maxPages",schemaPath:"#/PdfParser/properties/maxPages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000 || isNaN(data2)){
validate81.errors = [{instancePath:instancePath+"/maxPages",schemaPath:"#/PdfParser/properties/maxPages/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate81.errors = [{instancePath:instancePath+"/maxPages",schemaPath:"#/PdfParser/properties/maxPages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pages !== undefined){
let data3 = data.pages;
const _errs8 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate81.errors = [{instancePath:instancePath+"/pages",schemaPath:"#/PdfParser/properties/pages/type",keyword:"type",params:{type: schema35.properties.pages.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageMarkdown !== undefined){
let data4 = data.pageMarkdown;
const _errs10 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate81.errors = [{instancePath:instancePath+"/pageMarkdown",schemaPath:"#/PdfParser/properties/pageMarkdown/type",keyword:"type",params:{type: schema35.properties.pageMarkdown.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blocks !== undefined){
let data5 = data.blocks;
const _errs12 = errors;
if((typeof data5 !== "boolean") && (data5 !== null)){
validate81.errors = [{instancePath:instancePath+"/blocks",schemaPath:"#/PdfParser/properties/blocks/type",keyword:"type",params:{type: schema35.properties.blocks.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageMarkers !== undefined){
let data6 = data.pageMarkers;
const _errs14 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate81.errors = [{instancePath:instancePath+"/pageMarkers",schemaPath:"#/PdfParser/properties/pageMarkers/type",keyword:"type",params:{type: schema35.properties.pageMarkers.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/PdfParser/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"$id":"contract:/ImageParser","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["image"]}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ImageParser" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate83.errors = [{instancePath,schemaPath:"#/ImageParser/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate83.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ImageParser/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data0 === "image")){
validate83.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ImageParser/properties/type/enum",keyword:"enum",params:{allowedValues: schema36.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/ImageParser/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"type":true},"dynamicProps":false,"dynamicItems":false};


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Parser" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
validate80.errors = [{instancePath,schemaPath:"#/Parser/type",keyword:"type",params:{type: schema34.type},message:"must be string,object"}];
return false;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(typeof data !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(typeof data !== "string"){
validate80.errors = [{instancePath,schemaPath:"#/Parser/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "pdf") || (data === "image"))){
validate80.errors = [{instancePath,schemaPath:"#/Parser/allOf/0/then/enum",keyword:"enum",params:{allowedValues: schema34.allOf[0].then.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err1 = {instancePath,schemaPath:"#/Parser/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate80.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs7 = errors;
const _errs8 = errors;
let valid2 = true;
const _errs9 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
const _errs12 = errors;
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "pdf")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid2 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs16 = errors;
if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
valid4 = _valid2;
if(valid4){
var props0 = true;
}
}
if(!valid4){
const err5 = {instancePath,schemaPath:"#/Parser/allOf/1/then/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate80.errors = vErrors;
return false;
}
var valid3 = _errs12 === errors;
if(valid3){
const _errs17 = errors;
const _errs18 = errors;
let valid6 = true;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "image")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid3 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs21 = errors;
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var _valid3 = _errs21 === errors;
valid6 = _valid3;
if(valid6){
var props1 = {};
props1.type = true;
}
}
if(!valid6){
const err8 = {instancePath,schemaPath:"#/Parser/allOf/1/then/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate80.errors = vErrors;
return false;
}
var valid3 = _errs17 === errors;
if(valid3){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
}
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate80.errors = [{instancePath,schemaPath:"#/Parser/allOf/1/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined){
let data2 = data.type;
if(!((data2 === "pdf") || (data2 === "image"))){
validate80.errors = [{instancePath:instancePath+"/type",schemaPath:"#/Parser/allOf/1/then/properties/type/enum",keyword:"enum",params:{allowedValues: schema34.allOf[1].then.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
}
if(!valid2){
const err9 = {instancePath,schemaPath:"#/Parser/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate80.errors = vErrors;
return false;
}
var valid0 = _errs7 === errors;
}
validate80.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Parsers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate80(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/Parsers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"$id":"contract:/RequestHeaders","type":"object","additionalProperties":{"type":"string"}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/RequestHeaders" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
if(typeof data[key0] !== "string"){
validate87.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/RequestHeaders/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/RequestHeaders/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"$id":"contract:/RedactPIIOptions","type":"object","additionalProperties":false,"properties":{"entities":{"type":"array","minItems":1,"items":{"$ref":"contract:/PIIEntity"},"default":["PERSON","EMAIL","PHONE","LOCATION","FINANCIAL","SECRET"]},"mode":{"type":"string","enum":["accurate","aggressive","fast"],"default":"accurate"},"replaceStyle":{"type":"string","enum":["tag","mask","remove"],"default":"tag"}}};
const schema39 = {"$id":"contract:/PIIEntity","type":"string","enum":["PERSON","EMAIL","PHONE","LOCATION","FINANCIAL","SECRET"]};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PIIEntity" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate90.errors = [{instancePath,schemaPath:"#/PIIEntity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "PERSON") || (data === "EMAIL")) || (data === "PHONE")) || (data === "LOCATION")) || (data === "FINANCIAL")) || (data === "SECRET"))){
validate90.errors = [{instancePath,schemaPath:"#/PIIEntity/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/RedactPIIOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entities === undefined){
data.entities = ["PERSON","EMAIL","PHONE","LOCATION","FINANCIAL","SECRET"];
}
if(data.mode === undefined){
data.mode = "accurate";
}
if(data.replaceStyle === undefined){
data.replaceStyle = "tag";
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "entities") || (key0 === "mode")) || (key0 === "replaceStyle"))){
validate89.errors = [{instancePath,schemaPath:"#/RedactPIIOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
let data0 = data.entities;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate89.errors = [{instancePath:instancePath+"/entities",schemaPath:"#/RedactPIIOptions/properties/entities/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate90(data0[i0], {instancePath:instancePath+"/entities/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/entities",schemaPath:"#/RedactPIIOptions/properties/entities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
if(valid0){
let data2 = data.mode;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate89.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/RedactPIIOptions/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "accurate") || (data2 === "aggressive")) || (data2 === "fast"))){
validate89.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/RedactPIIOptions/properties/mode/enum",keyword:"enum",params:{allowedValues: schema38.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
if(valid0){
let data3 = data.replaceStyle;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate89.errors = [{instancePath:instancePath+"/replaceStyle",schemaPath:"#/RedactPIIOptions/properties/replaceStyle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "tag") || (data3 === "mask")) || (data3 === "remove"))){
validate89.errors = [{instancePath:instancePath+"/replaceStyle",schemaPath:"#/RedactPIIOptions/properties/replaceStyle/enum",keyword:"enum",params:{allowedValues: schema38.properties.replaceStyle.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/RedactPIIOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"$id":"contract:/AuditMetadata","type":"object","required":["username"],"additionalProperties":false,"properties":{"username":{"type":"string","maxLength":1024}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/AuditMetadata" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.username === undefined) && (missing0 = "username")){
validate93.errors = [{instancePath,schemaPath:"#/AuditMetadata/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "username")){
validate93.errors = [{instancePath,schemaPath:"#/AuditMetadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.username !== undefined){
let data0 = data.username;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 1024){
validate93.errors = [{instancePath:instancePath+"/username",schemaPath:"#/AuditMetadata/properties/username/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate93.errors = [{instancePath:instancePath+"/username",schemaPath:"#/AuditMetadata/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/AuditMetadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const func1 = Object.prototype.hasOwnProperty;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ParseOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.formats === undefined){
data.formats = ["markdown"];
}
if(data.onlyMainContent === undefined){
data.onlyMainContent = true;
}
if(data.parsers === undefined){
data.parsers = ["pdf"];
}
if(data.timeout === undefined){
data.timeout = 30000;
}
if(data.blockAds === undefined){
data.blockAds = true;
}
if(data.removeBase64Images === undefined){
data.removeBase64Images = true;
}
if(data.skipTlsVerification === undefined){
data.skipTlsVerification = true;
}
if(data.redactPII === undefined){
data.redactPII = false;
}
if(data.zeroDataRetention === undefined){
data.zeroDataRetention = false;
}
if(data.origin === undefined){
data.origin = "api";
}
const _errs3 = errors;
for(const key0 in data){
if(!(func1.call(schema20.properties, key0))){
validate53.errors = [{instancePath,schemaPath:"#/ParseOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
let data0 = data.formats;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data0)){
if(data0.length > 100){
validate53.errors = [{instancePath:instancePath+"/formats",schemaPath:"#/ParseOptions/properties/formats/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate63(data0[i0], {instancePath:instancePath+"/formats/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/formats",schemaPath:"#/ParseOptions/properties/formats/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(valid1){
const _errs7 = errors;
if(typeof data.onlyMainContent !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/onlyMainContent",schemaPath:"#/ParseOptions/properties/onlyMainContent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs7 === errors;
if(valid1){
if(data.includeTags !== undefined){
let data3 = data.includeTags;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(typeof data3[i1] !== "string"){
validate53.errors = [{instancePath:instancePath+"/includeTags/" + i1,schemaPath:"#/ParseOptions/properties/includeTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/includeTags",schemaPath:"#/ParseOptions/properties/includeTags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.excludeTags !== undefined){
let data5 = data.excludeTags;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
var valid4 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs15 = errors;
if(typeof data5[i2] !== "string"){
validate53.errors = [{instancePath:instancePath+"/excludeTags/" + i2,schemaPath:"#/ParseOptions/properties/excludeTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/excludeTags",schemaPath:"#/ParseOptions/properties/excludeTags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs17 = errors;
if(!(validate79(data.parsers, {instancePath:instancePath+"/parsers",parentData:data,parentDataProperty:"parsers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
if(valid1){
let data8 = data.timeout;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate53.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/ParseOptions/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 300000 || isNaN(data8)){
validate53.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/ParseOptions/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300000},message:"must be <= 300000"}];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate53.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/ParseOptions/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs18 === errors;
if(valid1){
const _errs20 = errors;
if(typeof data.blockAds !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/blockAds",schemaPath:"#/ParseOptions/properties/blockAds/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs20 === errors;
if(valid1){
const _errs22 = errors;
if(typeof data.removeBase64Images !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/removeBase64Images",schemaPath:"#/ParseOptions/properties/removeBase64Images/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs22 === errors;
if(valid1){
const _errs24 = errors;
if(typeof data.skipTlsVerification !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/skipTlsVerification",schemaPath:"#/ParseOptions/properties/skipTlsVerification/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs24 === errors;
if(valid1){
if(data.headers !== undefined){
const _errs26 = errors;
if(!(validate87(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.proxy !== undefined){
let data13 = data.proxy;
const _errs27 = errors;
if(typeof data13 !== "string"){
validate53.errors = [{instancePath:instancePath+"/proxy",schemaPath:"#/ParseOptions/properties/proxy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data13 === "basic") || (data13 === "auto"))){
validate53.errors = [{instancePath:instancePath+"/proxy",schemaPath:"#/ParseOptions/properties/proxy/enum",keyword:"enum",params:{allowedValues: schema20.properties.proxy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data14 = data.redactPII;
const _errs29 = errors;
if((typeof data14 !== "boolean") && (!(data14 && typeof data14 == "object" && !Array.isArray(data14)))){
validate53.errors = [{instancePath:instancePath+"/redactPII",schemaPath:"#/ParseOptions/properties/redactPII/type",keyword:"type",params:{type: schema20.properties.redactPII.type},message:"must be boolean,object"}];
return false;
}
const _errs31 = errors;
const _errs32 = errors;
let valid6 = true;
const _errs33 = errors;
if(typeof data14 !== "boolean"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs35 = errors;
if(typeof data14 !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/redactPII",schemaPath:"#/ParseOptions/properties/redactPII/allOf/0/then/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var _valid0 = _errs35 === errors;
valid6 = _valid0;
}
if(!valid6){
const err1 = {instancePath:instancePath+"/redactPII",schemaPath:"#/ParseOptions/properties/redactPII/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate53.errors = vErrors;
return false;
}
var valid5 = _errs31 === errors;
if(valid5){
const _errs37 = errors;
const _errs38 = errors;
let valid7 = true;
const _errs39 = errors;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs39 === errors;
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs41 = errors;
if(!(validate89(data14, {instancePath:instancePath+"/redactPII",parentData:data,parentDataProperty:"redactPII",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var _valid1 = _errs41 === errors;
valid7 = _valid1;
}
if(!valid7){
const err3 = {instancePath:instancePath+"/redactPII",schemaPath:"#/ParseOptions/properties/redactPII/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate53.errors = vErrors;
return false;
}
var valid5 = _errs37 === errors;
}
var valid1 = _errs29 === errors;
if(valid1){
const _errs42 = errors;
if(typeof data.zeroDataRetention !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/zeroDataRetention",schemaPath:"#/ParseOptions/properties/zeroDataRetention/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs42 === errors;
if(valid1){
const _errs44 = errors;
if(typeof data.origin !== "string"){
validate53.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/ParseOptions/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs44 === errors;
if(valid1){
if(data.integration !== undefined){
let data17 = data.integration;
const _errs46 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate53.errors = [{instancePath:instancePath+"/integration",schemaPath:"#/ParseOptions/properties/integration/type",keyword:"type",params:{type: schema20.properties.integration.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs46 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.auditMetadata !== undefined){
const _errs48 = errors;
if(!(validate93(data.auditMetadata, {instancePath:instancePath+"/auditMetadata",parentData:data,parentDataProperty:"auditMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid1 = _errs48 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.maxAge !== undefined){
let data19 = data.maxAge;
const _errs49 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate53.errors = [{instancePath:instancePath+"/maxAge",schemaPath:"#/ParseOptions/properties/maxAge/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs49){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate53.errors = [{instancePath:instancePath+"/maxAge",schemaPath:"#/ParseOptions/properties/maxAge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs49 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.minAge !== undefined){
let data20 = data.minAge;
const _errs51 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate53.errors = [{instancePath:instancePath+"/minAge",schemaPath:"#/ParseOptions/properties/minAge/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs51){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate53.errors = [{instancePath:instancePath+"/minAge",schemaPath:"#/ParseOptions/properties/minAge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.storeInCache !== undefined){
const _errs53 = errors;
if(typeof data.storeInCache !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/storeInCache",schemaPath:"#/ParseOptions/properties/storeInCache/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs53 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/ParseOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ParseUpload" */;
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
if(data.options === undefined){
data.options = {};
}
let missing0;
if((data.file === undefined) && (missing0 = "file")){
validate52.errors = [{instancePath,schemaPath:"#/ParseUpload/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(!(validate53(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/ParseUpload/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"file":true,"options":true},"dynamicProps":false,"dynamicItems":false};

export const ScrapeRequest = validate96;
const schema41 = {"$id":"contract:/ScrapeRequest","type":"object","allOf":[{"$ref":"contract:/ScrapeOptionMembers"},{"type":"object","required":["url"],"properties":{"url":{"type":"string","minLength":1}}}],"properties":{"fastMode":{},"lockdown":{},"useMock":{},"checkPromptInjection":{},"threatProtection":{},"profile":{},"domainTools":{},"toolDetail":{},"formats":{},"onlyMainContent":{},"includeTags":{},"excludeTags":{},"waitFor":{},"maxAge":{},"timeout":{},"parsers":{},"mobile":{},"location":{},"headers":{},"actions":{},"blockAds":{},"removeBase64Images":{},"skipTlsVerification":{},"proxy":{},"redactPII":{},"zeroDataRetention":{},"minAge":{},"storeInCache":{},"auditMetadata":{},"origin":{},"integration":{},"url":{}},"additionalProperties":false};
const schema42 = {"$id":"contract:/ScrapeOptionMembers","type":"object","allOf":[{"$ref":"contract:/KnownOptions"}],"properties":{"formats":{"$ref":"contract:/ScrapeFormats","default":["markdown"]},"onlyMainContent":{"type":"boolean","default":true},"includeTags":{"type":"array","items":{"type":"string"}},"excludeTags":{"type":"array","items":{"type":"string"}},"waitFor":{"type":"integer","minimum":0,"maximum":60000,"default":0},"maxAge":{"type":"integer","minimum":0,"default":172800000},"timeout":{"type":"integer","minimum":1000,"maximum":300000,"default":60000},"parsers":{"$ref":"contract:/Parsers","default":["pdf"]},"mobile":{"type":"boolean"},"location":{"$ref":"contract:/Location"},"headers":{"$ref":"contract:/RequestHeaders"},"actions":{"type":"array","maxItems":50,"items":{"$ref":"contract:/Action"}},"blockAds":{"type":"boolean","default":true},"removeBase64Images":{"type":"boolean","default":true},"skipTlsVerification":{"type":"boolean","default":true},"proxy":{"type":"string","enum":["basic","stealth","enhanced","auto"]},"redactPII":{"default":false,"type":["boolean","object"],"allOf":[{"if":{"type":"boolean"},"then":{"type":"boolean"}},{"if":{"type":"object"},"then":{"$ref":"contract:/RedactPIIOptions"}}]},"zeroDataRetention":{"type":"boolean","default":false},"minAge":{"type":"integer","minimum":0},"storeInCache":{"type":"boolean","default":true},"auditMetadata":{"$ref":"contract:/AuditMetadata"},"origin":{"type":"string","default":"api"},"integration":{"type":["string","null"]}}};
const schema43 = {"$id":"contract:/ScrapeFormats","type":"array","maxItems":100,"items":{"$ref":"contract:/ScrapeFormat"},"allOf":[{"if":{"contains":{"if":{"type":"string"},"then":{"const":"screenshot"},"else":{"type":"object","required":["type"],"properties":{"type":{"const":"screenshot"}}}}},"then":{"contains":{"if":{"type":"string"},"then":{"const":"screenshot"},"else":{"type":"object","required":["type"],"properties":{"type":{"const":"screenshot"}}}},"maxContains":1}},{"if":{"contains":{"if":{"type":"string"},"then":{"const":"changeTracking"},"else":{"type":"object","required":["type"],"properties":{"type":{"const":"changeTracking"}}}}},"then":{"contains":{"if":{"type":"string"},"then":{"const":"markdown"},"else":{"type":"object","required":["type"],"properties":{"type":{"const":"markdown"}}}}}}]};
const schema44 = {"$id":"contract:/ScrapeFormat","type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"contract:/ScrapeFormatName"}},{"if":{"type":"object"},"then":{"required":["type"],"properties":{"type":{"enum":["markdown","html","rawHtml","links","images","summary","branding","product","menu","audio","video","json","screenshot","changeTracking","attributes","question","highlights","query"]}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["markdown","html","rawHtml","links","images","summary","branding","product","menu","audio","video"]}}},"then":{"$ref":"contract:/PlainScrapeFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["json"]}}},"then":{"$ref":"contract:/JsonFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["screenshot"]}}},"then":{"$ref":"contract:/ScreenshotFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["changeTracking"]}}},"then":{"$ref":"contract:/ChangeTrackingFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["attributes"]}}},"then":{"$ref":"contract:/AttributesFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["question"]}}},"then":{"$ref":"contract:/QuestionFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["highlights"]}}},"then":{"$ref":"contract:/HighlightsFormat"}},{"if":{"required":["type"],"properties":{"type":{"enum":["query"]}}},"then":{"$ref":"contract:/QueryFormat"}}]}}]};
const schema45 = {"$id":"contract:/ScrapeFormatName","type":"string","enum":["markdown","html","rawHtml","links","images","summary","branding","product","menu","audio","video","screenshot","changeTracking"]};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScrapeFormatName" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate101.errors = [{instancePath,schemaPath:"#/ScrapeFormatName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data === "markdown") || (data === "html")) || (data === "rawHtml")) || (data === "links")) || (data === "images")) || (data === "summary")) || (data === "branding")) || (data === "product")) || (data === "menu")) || (data === "audio")) || (data === "video")) || (data === "screenshot")) || (data === "changeTracking"))){
validate101.errors = [{instancePath,schemaPath:"#/ScrapeFormatName/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema46 = {"$id":"contract:/PlainScrapeFormat","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["markdown","html","rawHtml","links","images","summary","branding","product","menu","audio","video"]}}};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PlainScrapeFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate103.errors = [{instancePath,schemaPath:"#/PlainScrapeFormat/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate103.errors = [{instancePath,schemaPath:"#/PlainScrapeFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate103.errors = [{instancePath:instancePath+"/type",schemaPath:"#/PlainScrapeFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((data0 === "markdown") || (data0 === "html")) || (data0 === "rawHtml")) || (data0 === "links")) || (data0 === "images")) || (data0 === "summary")) || (data0 === "branding")) || (data0 === "product")) || (data0 === "menu")) || (data0 === "audio")) || (data0 === "video"))){
validate103.errors = [{instancePath:instancePath+"/type",schemaPath:"#/PlainScrapeFormat/properties/type/enum",keyword:"enum",params:{allowedValues: schema46.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/PlainScrapeFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"$id":"contract:/JsonFormat","type":"object","required":["type"],"allOf":[{"$ref":"contract:/KnownJsonOptions"}],"properties":{"checkPromptInjection":{},"type":{"type":"string","const":"json"},"prompt":{"type":["string","null"],"maxLength":10000},"schema":{"type":["object","null"]}},"if":{"required":["prompt"],"properties":{"prompt":{"type":"string"}}},"else":{"required":["schema"],"properties":{"schema":{"type":"object"}}},"additionalProperties":false};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/JsonFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.prompt === undefined) && (missing0 = "prompt")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.schema === undefined) && (missing1 = "schema")){
validate105.errors = [{instancePath,schemaPath:"#/JsonFormat/else/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.schema !== undefined){
let data1 = data.schema;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate105.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/JsonFormat/else/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.schema = true;
props0.prompt = true;
props0.checkPromptInjection = true;
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/JsonFormat/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate105.errors = vErrors;
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate105.errors = [{instancePath,schemaPath:"#/JsonFormat/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs9 = errors;
for(const key0 in data){
if(!((((key0 === "checkPromptInjection") || (key0 === "type")) || (key0 === "prompt")) || (key0 === "schema"))){
validate105.errors = [{instancePath,schemaPath:"#/JsonFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
if(data.type !== undefined){
let data2 = data.type;
const _errs10 = errors;
if(typeof data2 !== "string"){
validate105.errors = [{instancePath:instancePath+"/type",schemaPath:"#/JsonFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("json" !== data2){
validate105.errors = [{instancePath:instancePath+"/type",schemaPath:"#/JsonFormat/properties/type/const",keyword:"const",params:{allowedValue: "json"},message:"must be equal to constant"}];
return false;
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.prompt !== undefined){
let data3 = data.prompt;
const _errs12 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate105.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/JsonFormat/properties/prompt/type",keyword:"type",params:{type: schema47.properties.prompt.type},message:"must be string,null"}];
return false;
}
if(errors === _errs12){
if(typeof data3 === "string"){
if(func2(data3) > 10000){
validate105.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/JsonFormat/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.schema !== undefined){
let data4 = data.schema;
const _errs14 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate105.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/JsonFormat/properties/schema/type",keyword:"type",params:{type: schema47.properties.schema.type},message:"must be object,null"}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/JsonFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"$id":"contract:/ScreenshotFormat","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"screenshot"},"fullPage":{"$ref":"contract:/FullPage"},"quality":{"$ref":"contract:/ScreenshotQuality"},"viewport":{"$ref":"contract:/Viewport"}}};
const schema49 = {"$id":"contract:/FullPage","type":"boolean"};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/FullPage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate109.errors = [{instancePath,schemaPath:"#/FullPage/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema50 = {"$id":"contract:/ScreenshotQuality","type":"number","minimum":0,"maximum":100};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScreenshotQuality" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
validate111.errors = [{instancePath,schemaPath:"#/ScreenshotQuality/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate111.errors = [{instancePath,schemaPath:"#/ScreenshotQuality/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/ScreenshotQuality/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema51 = {"$id":"contract:/Viewport","type":"object","required":["width","height"],"additionalProperties":false,"properties":{"width":{"type":"integer","minimum":1,"maximum":7680},"height":{"type":"integer","minimum":1,"maximum":4320}}};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Viewport" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.width === undefined) && (missing0 = "width")) || ((data.height === undefined) && (missing0 = "height"))){
validate113.errors = [{instancePath,schemaPath:"#/Viewport/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "width") || (key0 === "height"))){
validate113.errors = [{instancePath,schemaPath:"#/Viewport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.width !== undefined){
let data0 = data.width;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate113.errors = [{instancePath:instancePath+"/width",schemaPath:"#/Viewport/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 7680 || isNaN(data0)){
validate113.errors = [{instancePath:instancePath+"/width",schemaPath:"#/Viewport/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7680},message:"must be <= 7680"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate113.errors = [{instancePath:instancePath+"/width",schemaPath:"#/Viewport/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data1 = data.height;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate113.errors = [{instancePath:instancePath+"/height",schemaPath:"#/Viewport/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 4320 || isNaN(data1)){
validate113.errors = [{instancePath:instancePath+"/height",schemaPath:"#/Viewport/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4320},message:"must be <= 4320"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate113.errors = [{instancePath:instancePath+"/height",schemaPath:"#/Viewport/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate113.errors = [{instancePath,schemaPath:"#/Viewport/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScreenshotFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate108.errors = [{instancePath,schemaPath:"#/ScreenshotFormat/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "fullPage")) || (key0 === "quality")) || (key0 === "viewport"))){
validate108.errors = [{instancePath,schemaPath:"#/ScreenshotFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate108.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ScreenshotFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("screenshot" !== data0){
validate108.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ScreenshotFormat/properties/type/const",keyword:"const",params:{allowedValue: "screenshot"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullPage !== undefined){
const _errs4 = errors;
if(!(validate109(data.fullPage, {instancePath:instancePath+"/fullPage",parentData:data,parentDataProperty:"fullPage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quality !== undefined){
const _errs5 = errors;
if(!(validate111(data.quality, {instancePath:instancePath+"/quality",parentData:data,parentDataProperty:"quality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.viewport !== undefined){
const _errs6 = errors;
if(!(validate113(data.viewport, {instancePath:instancePath+"/viewport",parentData:data,parentDataProperty:"viewport",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/ScreenshotFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"$id":"contract:/ChangeTrackingFormat","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"changeTracking"},"modes":{"type":"array","items":{"type":"string","enum":["json","git-diff"]}},"tag":{"type":["string","null"]},"schema":{"type":["object","null"]},"prompt":{"type":["string","null"]}}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ChangeTrackingFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate116.errors = [{instancePath,schemaPath:"#/ChangeTrackingFormat/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "modes")) || (key0 === "tag")) || (key0 === "schema")) || (key0 === "prompt"))){
validate116.errors = [{instancePath,schemaPath:"#/ChangeTrackingFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate116.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ChangeTrackingFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("changeTracking" !== data0){
validate116.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ChangeTrackingFormat/properties/type/const",keyword:"const",params:{allowedValue: "changeTracking"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modes !== undefined){
let data1 = data.modes;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(typeof data2 !== "string"){
validate116.errors = [{instancePath:instancePath+"/modes/" + i0,schemaPath:"#/ChangeTrackingFormat/properties/modes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "json") || (data2 === "git-diff"))){
validate116.errors = [{instancePath:instancePath+"/modes/" + i0,schemaPath:"#/ChangeTrackingFormat/properties/modes/items/enum",keyword:"enum",params:{allowedValues: schema52.properties.modes.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/modes",schemaPath:"#/ChangeTrackingFormat/properties/modes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tag !== undefined){
let data3 = data.tag;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate116.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/ChangeTrackingFormat/properties/tag/type",keyword:"type",params:{type: schema52.properties.tag.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
let data4 = data.schema;
const _errs10 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate116.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/ChangeTrackingFormat/properties/schema/type",keyword:"type",params:{type: schema52.properties.schema.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data5 = data.prompt;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate116.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/ChangeTrackingFormat/properties/prompt/type",keyword:"type",params:{type: schema52.properties.prompt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/ChangeTrackingFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema53 = {"$id":"contract:/AttributesFormat","type":"object","required":["type","selectors"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"attributes"},"selectors":{"type":"array","items":{"type":"object","required":["selector","attribute"],"additionalProperties":false,"properties":{"selector":{"type":"string"},"attribute":{"type":"string"}}}}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/AttributesFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.selectors === undefined) && (missing0 = "selectors"))){
validate118.errors = [{instancePath,schemaPath:"#/AttributesFormat/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "selectors"))){
validate118.errors = [{instancePath,schemaPath:"#/AttributesFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate118.errors = [{instancePath:instancePath+"/type",schemaPath:"#/AttributesFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("attributes" !== data0){
validate118.errors = [{instancePath:instancePath+"/type",schemaPath:"#/AttributesFormat/properties/type/const",keyword:"const",params:{allowedValue: "attributes"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selectors !== undefined){
let data1 = data.selectors;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.selector === undefined) && (missing1 = "selector")) || ((data2.attribute === undefined) && (missing1 = "attribute"))){
validate118.errors = [{instancePath:instancePath+"/selectors/" + i0,schemaPath:"#/AttributesFormat/properties/selectors/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!((key1 === "selector") || (key1 === "attribute"))){
validate118.errors = [{instancePath:instancePath+"/selectors/" + i0,schemaPath:"#/AttributesFormat/properties/selectors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.selector !== undefined){
const _errs9 = errors;
if(typeof data2.selector !== "string"){
validate118.errors = [{instancePath:instancePath+"/selectors/" + i0+"/selector",schemaPath:"#/AttributesFormat/properties/selectors/items/properties/selector/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.attribute !== undefined){
const _errs11 = errors;
if(typeof data2.attribute !== "string"){
validate118.errors = [{instancePath:instancePath+"/selectors/" + i0+"/attribute",schemaPath:"#/AttributesFormat/properties/selectors/items/properties/attribute/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/selectors/" + i0,schemaPath:"#/AttributesFormat/properties/selectors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/selectors",schemaPath:"#/AttributesFormat/properties/selectors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/AttributesFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScrapeFormat" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
validate100.errors = [{instancePath,schemaPath:"#/ScrapeFormat/type",keyword:"type",params:{type: schema44.type},message:"must be string,object"}];
return false;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(typeof data !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(!(validate101(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err1 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate100.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
const _errs11 = errors;
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!(((((((((((data0 === "markdown") || (data0 === "html")) || (data0 === "rawHtml")) || (data0 === "links")) || (data0 === "images")) || (data0 === "summary")) || (data0 === "branding")) || (data0 === "product")) || (data0 === "menu")) || (data0 === "audio")) || (data0 === "video"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(!(validate103(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
valid4 = _valid2;
if(valid4){
var props0 = true;
}
}
if(!valid4){
const err5 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate100.errors = vErrors;
return false;
}
var valid3 = _errs11 === errors;
if(valid3){
const _errs16 = errors;
const _errs17 = errors;
let valid6 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "json")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs20 = errors;
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
valid6 = _valid3;
if(valid6){
var props1 = true;
}
}
if(!valid6){
const err8 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate100.errors = vErrors;
return false;
}
var valid3 = _errs16 === errors;
if(valid3){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs21 = errors;
const _errs22 = errors;
let valid8 = true;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "screenshot")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid4 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs25 = errors;
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
var _valid4 = _errs25 === errors;
valid8 = _valid4;
if(valid8){
var props2 = true;
}
}
if(!valid8){
const err11 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate100.errors = vErrors;
return false;
}
var valid3 = _errs21 === errors;
if(valid3){
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs26 = errors;
const _errs27 = errors;
let valid10 = true;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "changeTracking")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid5 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs30 = errors;
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var _valid5 = _errs30 === errors;
valid10 = _valid5;
if(valid10){
var props3 = true;
}
}
if(!valid10){
const err14 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate100.errors = vErrors;
return false;
}
var valid3 = _errs26 === errors;
if(valid3){
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
const _errs31 = errors;
const _errs32 = errors;
let valid12 = true;
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "attributes")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
var _valid6 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs35 = errors;
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var _valid6 = _errs35 === errors;
valid12 = _valid6;
if(valid12){
var props4 = true;
}
}
if(!valid12){
const err17 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate100.errors = vErrors;
return false;
}
var valid3 = _errs31 === errors;
if(valid3){
if(props0 !== true && props4 !== undefined){
if(props4 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props4);
}
}
const _errs36 = errors;
const _errs37 = errors;
let valid14 = true;
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "question")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
var _valid7 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs40 = errors;
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var _valid7 = _errs40 === errors;
valid14 = _valid7;
if(valid14){
var props5 = true;
}
}
if(!valid14){
const err20 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/allOf/5/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate100.errors = vErrors;
return false;
}
var valid3 = _errs36 === errors;
if(valid3){
if(props0 !== true && props5 !== undefined){
if(props5 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props5);
}
}
const _errs41 = errors;
const _errs42 = errors;
let valid16 = true;
const _errs43 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.type === undefined) && (missing6 = "type")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "highlights")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
var _valid8 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs45 = errors;
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var _valid8 = _errs45 === errors;
valid16 = _valid8;
if(valid16){
var props6 = true;
}
}
if(!valid16){
const err23 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/allOf/6/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate100.errors = vErrors;
return false;
}
var valid3 = _errs41 === errors;
if(valid3){
if(props0 !== true && props6 !== undefined){
if(props6 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props6);
}
}
const _errs46 = errors;
const _errs47 = errors;
let valid18 = true;
const _errs48 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.type === undefined) && (missing7 = "type")){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "query")){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
var _valid9 = _errs48 === errors;
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs50 = errors;
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var _valid9 = _errs50 === errors;
valid18 = _valid9;
if(valid18){
var props7 = true;
}
}
if(!valid18){
const err26 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/allOf/7/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate100.errors = vErrors;
return false;
}
var valid3 = _errs46 === errors;
if(valid3){
if(props0 !== true && props7 !== undefined){
if(props7 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props7);
}
}
}
}
}
}
}
}
}
}
if(errors === _errs10){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.type === undefined) && (missing8 = "type")){
validate100.errors = [{instancePath,schemaPath:"#/ScrapeFormat/allOf/1/then/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined){
let data8 = data.type;
if(!((((((((((((((((((data8 === "markdown") || (data8 === "html")) || (data8 === "rawHtml")) || (data8 === "links")) || (data8 === "images")) || (data8 === "summary")) || (data8 === "branding")) || (data8 === "product")) || (data8 === "menu")) || (data8 === "audio")) || (data8 === "video")) || (data8 === "json")) || (data8 === "screenshot")) || (data8 === "changeTracking")) || (data8 === "attributes")) || (data8 === "question")) || (data8 === "highlights")) || (data8 === "query"))){
validate100.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ScrapeFormat/allOf/1/then/properties/type/enum",keyword:"enum",params:{allowedValues: schema44.allOf[1].then.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
}
if(!valid2){
const err27 = {instancePath,schemaPath:"#/ScrapeFormat/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
validate100.errors = vErrors;
return false;
}
var valid0 = _errs6 === errors;
}
validate100.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate100.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScrapeFormats" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(Array.isArray(data)){
const _errs4 = errors;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs5 = errors;
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(typeof data0 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if("screenshot" !== data0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
}
else {
const _errs10 = errors;
if(errors === _errs10){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.type === undefined) && (missing0 = "type")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data0.type !== undefined){
if("screenshot" !== data0.type){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
if(valid3){
var props0 = {};
props0.type = true;
}
}
if(!valid3){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid2 = _errs5 === errors;
if(valid2){
break;
}
}
if(!valid2){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs13 = errors;
if(Array.isArray(data)){
const _errs14 = errors;
const len1 = data.length;
let valid5 = false;
let count0 = 0;
for(let i1=0; i1<len1; i1++){
let data2 = data[i1];
const _errs15 = errors;
const _errs16 = errors;
let valid6 = true;
const _errs17 = errors;
if(typeof data2 !== "string"){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid3 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid3){
const _errs19 = errors;
if("screenshot" !== data2){
const err8 = {instancePath:instancePath+"/" + i1,schemaPath:"#/ScrapeFormats/allOf/0/then/contains/then/const",keyword:"const",params:{allowedValue: "screenshot"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid3 = _errs19 === errors;
valid6 = _valid3;
ifClause1 = "then";
}
else {
const _errs20 = errors;
if(errors === _errs20){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.type === undefined) && (missing1 = "type")){
const err9 = {instancePath:instancePath+"/" + i1,schemaPath:"#/ScrapeFormats/allOf/0/then/contains/else/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data2.type !== undefined){
if("screenshot" !== data2.type){
const err10 = {instancePath:instancePath+"/" + i1+"/type",schemaPath:"#/ScrapeFormats/allOf/0/then/contains/else/properties/type/const",keyword:"const",params:{allowedValue: "screenshot"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/" + i1,schemaPath:"#/ScrapeFormats/allOf/0/then/contains/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid3 = _errs20 === errors;
valid6 = _valid3;
if(valid6){
var props1 = {};
props1.type = true;
}
ifClause1 = "else";
}
if(!valid6){
const err12 = {instancePath:instancePath+"/" + i1,schemaPath:"#/ScrapeFormats/allOf/0/then/contains/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs15 === errors;
if(_valid2){
count0++;
if(count0 > 1){
valid5 = false;
break;
}
valid5 = true;
}
}
if(!valid5){
validate99.errors = [{instancePath,schemaPath:"#/ScrapeFormats/allOf/0/then/contains",keyword:"contains",params:{minContains: 1, maxContains: 1},message:"must contain at least 1 and no more than 1 valid item(s)"}];
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
var _valid0 = _errs13 === errors;
valid1 = _valid0;
}
if(!valid1){
const err13 = {instancePath,schemaPath:"#/ScrapeFormats/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate99.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs23 = errors;
const _errs24 = errors;
let valid8 = true;
const _errs25 = errors;
if(Array.isArray(data)){
const _errs26 = errors;
const len2 = data.length;
for(let i2=0; i2<len2; i2++){
let data4 = data[i2];
const _errs27 = errors;
const _errs28 = errors;
let valid10 = true;
const _errs29 = errors;
if(typeof data4 !== "string"){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid5 = _errs29 === errors;
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs31 = errors;
if("changeTracking" !== data4){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid5 = _errs31 === errors;
valid10 = _valid5;
}
else {
const _errs32 = errors;
if(errors === _errs32){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((data4.type === undefined) && (missing2 = "type")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data4.type !== undefined){
if("changeTracking" !== data4.type){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid5 = _errs32 === errors;
valid10 = _valid5;
if(valid10){
var props2 = {};
props2.type = true;
}
}
if(!valid10){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid9 = _errs27 === errors;
if(valid9){
break;
}
}
if(!valid9){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
var _valid4 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs35 = errors;
if(Array.isArray(data)){
const _errs36 = errors;
const len3 = data.length;
for(let i3=0; i3<len3; i3++){
let data6 = data[i3];
const _errs37 = errors;
const _errs38 = errors;
let valid13 = true;
const _errs39 = errors;
if(typeof data6 !== "string"){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid6 = _errs39 === errors;
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid6){
const _errs41 = errors;
if("markdown" !== data6){
const err22 = {instancePath:instancePath+"/" + i3,schemaPath:"#/ScrapeFormats/allOf/1/then/contains/then/const",keyword:"const",params:{allowedValue: "markdown"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid6 = _errs41 === errors;
valid13 = _valid6;
ifClause3 = "then";
}
else {
const _errs42 = errors;
if(errors === _errs42){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing3;
if((data6.type === undefined) && (missing3 = "type")){
const err23 = {instancePath:instancePath+"/" + i3,schemaPath:"#/ScrapeFormats/allOf/1/then/contains/else/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data6.type !== undefined){
if("markdown" !== data6.type){
const err24 = {instancePath:instancePath+"/" + i3+"/type",schemaPath:"#/ScrapeFormats/allOf/1/then/contains/else/properties/type/const",keyword:"const",params:{allowedValue: "markdown"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/" + i3,schemaPath:"#/ScrapeFormats/allOf/1/then/contains/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid6 = _errs42 === errors;
valid13 = _valid6;
if(valid13){
var props3 = {};
props3.type = true;
}
ifClause3 = "else";
}
if(!valid13){
const err26 = {instancePath:instancePath+"/" + i3,schemaPath:"#/ScrapeFormats/allOf/1/then/contains/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid12 = _errs37 === errors;
if(valid12){
break;
}
}
if(!valid12){
validate99.errors = [{instancePath,schemaPath:"#/ScrapeFormats/allOf/1/then/contains",keyword:"contains",params:{minContains: 1},message:"must contain at least 1 valid item(s)"}];
return false;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
var _valid4 = _errs35 === errors;
valid8 = _valid4;
}
if(!valid8){
const err27 = {instancePath,schemaPath:"#/ScrapeFormats/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
validate99.errors = vErrors;
return false;
}
var valid0 = _errs23 === errors;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate99.errors = [{instancePath,schemaPath:"#/ScrapeFormats/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid15 = true;
const len4 = data.length;
for(let i4=0; i4<len4; i4++){
const _errs45 = errors;
if(!(validate100(data[i4], {instancePath:instancePath+"/" + i4,parentData:data,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid15 = _errs45 === errors;
if(!valid15){
break;
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/ScrapeFormats/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema54 = {"$id":"contract:/Location","type":"object","additionalProperties":false,"properties":{"country":{"type":"string"},"languages":{"type":"array","items":{"type":"string"}}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Location" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "country") || (key0 === "languages"))){
validate126.errors = [{instancePath,schemaPath:"#/Location/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.country !== undefined){
const _errs2 = errors;
if(typeof data.country !== "string"){
validate126.errors = [{instancePath:instancePath+"/country",schemaPath:"#/Location/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.languages !== undefined){
let data1 = data.languages;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data1[i0] !== "string"){
validate126.errors = [{instancePath:instancePath+"/languages/" + i0,schemaPath:"#/Location/properties/languages/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/languages",schemaPath:"#/Location/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/Location/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema55 = {"$id":"contract:/Action","type":["object"],"allOf":[{"if":{"type":"object"},"then":{"required":["type"],"properties":{"type":{"enum":["wait","click","write","press","scroll","screenshot","scrape","executeJavascript","pdf"]}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["wait"]}}},"then":{"$ref":"contract:/WaitAction"}},{"if":{"required":["type"],"properties":{"type":{"enum":["click"]}}},"then":{"$ref":"contract:/ClickAction"}},{"if":{"required":["type"],"properties":{"type":{"enum":["write"]}}},"then":{"$ref":"contract:/WriteAction"}},{"if":{"required":["type"],"properties":{"type":{"enum":["press"]}}},"then":{"$ref":"contract:/PressAction"}},{"if":{"required":["type"],"properties":{"type":{"enum":["scroll"]}}},"then":{"$ref":"contract:/ScrollAction"}},{"if":{"required":["type"],"properties":{"type":{"enum":["screenshot"]}}},"then":{"$ref":"contract:/ScreenshotAction"}},{"if":{"required":["type"],"properties":{"type":{"enum":["scrape"]}}},"then":{"$ref":"contract:/ScrapeAction"}},{"if":{"required":["type"],"properties":{"type":{"enum":["executeJavascript"]}}},"then":{"$ref":"contract:/ExecuteJavascriptAction"}},{"if":{"required":["type"],"properties":{"type":{"enum":["pdf"]}}},"then":{"$ref":"contract:/PdfAction"}}]}}]};
const schema56 = {"$id":"contract:/WaitAction","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"wait"},"milliseconds":{"type":"number","minimum":0},"selector":{"type":"string","minLength":1}},"if":{"required":["milliseconds"],"properties":{"milliseconds":{}}},"then":{"properties":{"selector":{"not":{}}}},"else":{"required":["selector"],"properties":{"selector":{}}}};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/WaitAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.milliseconds === undefined) && (missing0 = "milliseconds")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.selector !== undefined){
validate130.errors = [{instancePath:instancePath+"/selector",schemaPath:"#/WaitAction/then/properties/selector/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.selector = true;
props0.milliseconds = true;
}
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.selector === undefined) && (missing1 = "selector")){
validate130.errors = [{instancePath,schemaPath:"#/WaitAction/else/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true){
props0 = props0 || {};
props0.selector = true;
}
}
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/WaitAction/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate130.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate130.errors = [{instancePath,schemaPath:"#/WaitAction/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs7 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "milliseconds")) || (key0 === "selector"))){
validate130.errors = [{instancePath,schemaPath:"#/WaitAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data.type !== undefined){
let data1 = data.type;
const _errs8 = errors;
if(typeof data1 !== "string"){
validate130.errors = [{instancePath:instancePath+"/type",schemaPath:"#/WaitAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("wait" !== data1){
validate130.errors = [{instancePath:instancePath+"/type",schemaPath:"#/WaitAction/properties/type/const",keyword:"const",params:{allowedValue: "wait"},message:"must be equal to constant"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.milliseconds !== undefined){
let data2 = data.milliseconds;
const _errs10 = errors;
if(errors === _errs10){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate130.errors = [{instancePath:instancePath+"/milliseconds",schemaPath:"#/WaitAction/properties/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/milliseconds",schemaPath:"#/WaitAction/properties/milliseconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.selector !== undefined){
let data3 = data.selector;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func2(data3) < 1){
validate130.errors = [{instancePath:instancePath+"/selector",schemaPath:"#/WaitAction/properties/selector/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/selector",schemaPath:"#/WaitAction/properties/selector/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
}
else {
validate130.errors = [{instancePath,schemaPath:"#/WaitAction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema57 = {"$id":"contract:/ClickAction","type":"object","required":["type","selector"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"click"},"selector":{"type":"string","minLength":1},"all":{"type":"boolean","default":false}}};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ClickAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.all === undefined){
data.all = false;
}
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.selector === undefined) && (missing0 = "selector"))){
validate132.errors = [{instancePath,schemaPath:"#/ClickAction/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "selector")) || (key0 === "all"))){
validate132.errors = [{instancePath,schemaPath:"#/ClickAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate132.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ClickAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("click" !== data0){
validate132.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ClickAction/properties/type/const",keyword:"const",params:{allowedValue: "click"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selector !== undefined){
let data1 = data.selector;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate132.errors = [{instancePath:instancePath+"/selector",schemaPath:"#/ClickAction/properties/selector/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate132.errors = [{instancePath:instancePath+"/selector",schemaPath:"#/ClickAction/properties/selector/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const _errs6 = errors;
if(typeof data.all !== "boolean"){
validate132.errors = [{instancePath:instancePath+"/all",schemaPath:"#/ClickAction/properties/all/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
}
}
}
}
else {
validate132.errors = [{instancePath,schemaPath:"#/ClickAction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema58 = {"$id":"contract:/WriteAction","type":"object","required":["type","text"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"write"},"text":{"type":"string","maxLength":10000}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/WriteAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate134.errors = [{instancePath,schemaPath:"#/WriteAction/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "text"))){
validate134.errors = [{instancePath,schemaPath:"#/WriteAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate134.errors = [{instancePath:instancePath+"/type",schemaPath:"#/WriteAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("write" !== data0){
validate134.errors = [{instancePath:instancePath+"/type",schemaPath:"#/WriteAction/properties/type/const",keyword:"const",params:{allowedValue: "write"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data1 = data.text;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 10000){
validate134.errors = [{instancePath:instancePath+"/text",schemaPath:"#/WriteAction/properties/text/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
}
else {
validate134.errors = [{instancePath:instancePath+"/text",schemaPath:"#/WriteAction/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/WriteAction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema59 = {"$id":"contract:/PressAction","type":"object","required":["type","key"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"press"},"key":{"type":"string"}}};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PressAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.key === undefined) && (missing0 = "key"))){
validate136.errors = [{instancePath,schemaPath:"#/PressAction/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "key"))){
validate136.errors = [{instancePath,schemaPath:"#/PressAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate136.errors = [{instancePath:instancePath+"/type",schemaPath:"#/PressAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("press" !== data0){
validate136.errors = [{instancePath:instancePath+"/type",schemaPath:"#/PressAction/properties/type/const",keyword:"const",params:{allowedValue: "press"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
const _errs4 = errors;
if(typeof data.key !== "string"){
validate136.errors = [{instancePath:instancePath+"/key",schemaPath:"#/PressAction/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate136.errors = [{instancePath,schemaPath:"#/PressAction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema60 = {"$id":"contract:/ScrollAction","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"scroll"},"direction":{"type":"string","enum":["up","down"],"default":"down"},"selector":{"type":"string","minLength":1}}};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScrollAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.direction === undefined){
data.direction = "down";
}
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate138.errors = [{instancePath,schemaPath:"#/ScrollAction/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "direction")) || (key0 === "selector"))){
validate138.errors = [{instancePath,schemaPath:"#/ScrollAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate138.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ScrollAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("scroll" !== data0){
validate138.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ScrollAction/properties/type/const",keyword:"const",params:{allowedValue: "scroll"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data1 = data.direction;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate138.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/ScrollAction/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "up") || (data1 === "down"))){
validate138.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/ScrollAction/properties/direction/enum",keyword:"enum",params:{allowedValues: schema60.properties.direction.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
if(valid0){
if(data.selector !== undefined){
let data2 = data.selector;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate138.errors = [{instancePath:instancePath+"/selector",schemaPath:"#/ScrollAction/properties/selector/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate138.errors = [{instancePath:instancePath+"/selector",schemaPath:"#/ScrollAction/properties/selector/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate138.errors = [{instancePath,schemaPath:"#/ScrollAction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema61 = {"$id":"contract:/ScreenshotAction","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"screenshot"},"fullPage":{"$ref":"contract:/FullPage"},"quality":{"$ref":"contract:/ScreenshotQuality"},"viewport":{"$ref":"contract:/Viewport"}}};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScreenshotAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate140.errors = [{instancePath,schemaPath:"#/ScreenshotAction/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "fullPage")) || (key0 === "quality")) || (key0 === "viewport"))){
validate140.errors = [{instancePath,schemaPath:"#/ScreenshotAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ScreenshotAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("screenshot" !== data0){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ScreenshotAction/properties/type/const",keyword:"const",params:{allowedValue: "screenshot"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullPage !== undefined){
const _errs4 = errors;
if(!(validate109(data.fullPage, {instancePath:instancePath+"/fullPage",parentData:data,parentDataProperty:"fullPage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quality !== undefined){
const _errs5 = errors;
if(!(validate111(data.quality, {instancePath:instancePath+"/quality",parentData:data,parentDataProperty:"quality",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.viewport !== undefined){
const _errs6 = errors;
if(!(validate113(data.viewport, {instancePath:instancePath+"/viewport",parentData:data,parentDataProperty:"viewport",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/ScreenshotAction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema62 = {"$id":"contract:/ScrapeAction","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"scrape"}}};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScrapeAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate145.errors = [{instancePath,schemaPath:"#/ScrapeAction/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate145.errors = [{instancePath,schemaPath:"#/ScrapeAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate145.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ScrapeAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("scrape" !== data0){
validate145.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ScrapeAction/properties/type/const",keyword:"const",params:{allowedValue: "scrape"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate145.errors = [{instancePath,schemaPath:"#/ScrapeAction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema63 = {"$id":"contract:/ExecuteJavascriptAction","type":"object","required":["type","script"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"executeJavascript"},"script":{"type":"string"}}};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ExecuteJavascriptAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.script === undefined) && (missing0 = "script"))){
validate147.errors = [{instancePath,schemaPath:"#/ExecuteJavascriptAction/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "script"))){
validate147.errors = [{instancePath,schemaPath:"#/ExecuteJavascriptAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate147.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ExecuteJavascriptAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("executeJavascript" !== data0){
validate147.errors = [{instancePath:instancePath+"/type",schemaPath:"#/ExecuteJavascriptAction/properties/type/const",keyword:"const",params:{allowedValue: "executeJavascript"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.script !== undefined){
const _errs4 = errors;
if(typeof data.script !== "string"){
validate147.errors = [{instancePath:instancePath+"/script",schemaPath:"#/ExecuteJavascriptAction/properties/script/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate147.errors = [{instancePath,schemaPath:"#/ExecuteJavascriptAction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema64 = {"$id":"contract:/PdfAction","type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"pdf"},"format":{"type":"string","enum":["A0","A1","A2","A3","A4","A5","A6","Letter","Legal","Tabloid","Ledger"],"default":"Letter"},"landscape":{"type":"boolean"},"scale":{"type":"number","minimum":0.1,"maximum":2}}};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/PdfAction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
data.format = "Letter";
}
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate149.errors = [{instancePath,schemaPath:"#/PdfAction/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "format")) || (key0 === "landscape")) || (key0 === "scale"))){
validate149.errors = [{instancePath,schemaPath:"#/PdfAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate149.errors = [{instancePath:instancePath+"/type",schemaPath:"#/PdfAction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("pdf" !== data0){
validate149.errors = [{instancePath:instancePath+"/type",schemaPath:"#/PdfAction/properties/type/const",keyword:"const",params:{allowedValue: "pdf"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data1 = data.format;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate149.errors = [{instancePath:instancePath+"/format",schemaPath:"#/PdfAction/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((data1 === "A0") || (data1 === "A1")) || (data1 === "A2")) || (data1 === "A3")) || (data1 === "A4")) || (data1 === "A5")) || (data1 === "A6")) || (data1 === "Letter")) || (data1 === "Legal")) || (data1 === "Tabloid")) || (data1 === "Ledger"))){
validate149.errors = [{instancePath:instancePath+"/format",schemaPath:"#/PdfAction/properties/format/enum",keyword:"enum",params:{allowedValues: schema64.properties.format.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
if(valid0){
if(data.landscape !== undefined){
const _errs6 = errors;
if(typeof data.landscape !== "boolean"){
validate149.errors = [{instancePath:instancePath+"/landscape",schemaPath:"#/PdfAction/properties/landscape/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scale !== undefined){
let data3 = data.scale;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2 || isNaN(data3)){
validate149.errors = [{instancePath:instancePath+"/scale",schemaPath:"#/PdfAction/properties/scale/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data3 < 0.1 || isNaN(data3)){
validate149.errors = [{instancePath:instancePath+"/scale",schemaPath:"#/PdfAction/properties/scale/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.1},message:"must be >= 0.1"}];
return false;
}
}
}
else {
validate149.errors = [{instancePath:instancePath+"/scale",schemaPath:"#/PdfAction/properties/scale/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate149.errors = [{instancePath,schemaPath:"#/PdfAction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Action" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate129.errors = [{instancePath,schemaPath:"#/Action/type",keyword:"type",params:{type: schema55.type},message:"must be object"}];
return false;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "wait")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
if(valid3){
var props0 = true;
}
}
if(!valid3){
const err3 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate129.errors = vErrors;
return false;
}
var valid2 = _errs6 === errors;
if(valid2){
const _errs11 = errors;
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "click")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
valid5 = _valid2;
if(valid5){
var props1 = true;
}
}
if(!valid5){
const err6 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate129.errors = vErrors;
return false;
}
var valid2 = _errs11 === errors;
if(valid2){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs16 = errors;
const _errs17 = errors;
let valid7 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "write")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs20 = errors;
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
valid7 = _valid3;
if(valid7){
var props2 = true;
}
}
if(!valid7){
const err9 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate129.errors = vErrors;
return false;
}
var valid2 = _errs16 === errors;
if(valid2){
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs21 = errors;
const _errs22 = errors;
let valid9 = true;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "press")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid4 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs25 = errors;
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
var _valid4 = _errs25 === errors;
valid9 = _valid4;
if(valid9){
var props3 = true;
}
}
if(!valid9){
const err12 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate129.errors = vErrors;
return false;
}
var valid2 = _errs21 === errors;
if(valid2){
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
const _errs26 = errors;
const _errs27 = errors;
let valid11 = true;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "scroll")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var _valid5 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs30 = errors;
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
var _valid5 = _errs30 === errors;
valid11 = _valid5;
if(valid11){
var props4 = true;
}
}
if(!valid11){
const err15 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate129.errors = vErrors;
return false;
}
var valid2 = _errs26 === errors;
if(valid2){
if(props0 !== true && props4 !== undefined){
if(props4 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props4);
}
}
const _errs31 = errors;
const _errs32 = errors;
let valid13 = true;
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "screenshot")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
var _valid6 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs35 = errors;
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var _valid6 = _errs35 === errors;
valid13 = _valid6;
if(valid13){
var props5 = true;
}
}
if(!valid13){
const err18 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/5/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
validate129.errors = vErrors;
return false;
}
var valid2 = _errs31 === errors;
if(valid2){
if(props0 !== true && props5 !== undefined){
if(props5 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props5);
}
}
const _errs36 = errors;
const _errs37 = errors;
let valid15 = true;
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.type === undefined) && (missing6 = "type")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "scrape")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
var _valid7 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs40 = errors;
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var _valid7 = _errs40 === errors;
valid15 = _valid7;
if(valid15){
var props6 = true;
}
}
if(!valid15){
const err21 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/6/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
validate129.errors = vErrors;
return false;
}
var valid2 = _errs36 === errors;
if(valid2){
if(props0 !== true && props6 !== undefined){
if(props6 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props6);
}
}
const _errs41 = errors;
const _errs42 = errors;
let valid17 = true;
const _errs43 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.type === undefined) && (missing7 = "type")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "executeJavascript")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
var _valid8 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs45 = errors;
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var _valid8 = _errs45 === errors;
valid17 = _valid8;
if(valid17){
var props7 = true;
}
}
if(!valid17){
const err24 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/7/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate129.errors = vErrors;
return false;
}
var valid2 = _errs41 === errors;
if(valid2){
if(props0 !== true && props7 !== undefined){
if(props7 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props7);
}
}
const _errs46 = errors;
const _errs47 = errors;
let valid19 = true;
const _errs48 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.type === undefined) && (missing8 = "type")){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "pdf")){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
var _valid9 = _errs48 === errors;
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs50 = errors;
if(!(validate149(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
var _valid9 = _errs50 === errors;
valid19 = _valid9;
if(valid19){
var props8 = true;
}
}
if(!valid19){
const err27 = {instancePath,schemaPath:"#/Action/allOf/0/then/allOf/8/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
validate129.errors = vErrors;
return false;
}
var valid2 = _errs46 === errors;
if(valid2){
if(props0 !== true && props8 !== undefined){
if(props8 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props8);
}
}
}
}
}
}
}
}
}
}
}
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.type === undefined) && (missing9 = "type")){
validate129.errors = [{instancePath,schemaPath:"#/Action/allOf/0/then/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined){
let data9 = data.type;
if(!(((((((((data9 === "wait") || (data9 === "click")) || (data9 === "write")) || (data9 === "press")) || (data9 === "scroll")) || (data9 === "screenshot")) || (data9 === "scrape")) || (data9 === "executeJavascript")) || (data9 === "pdf"))){
validate129.errors = [{instancePath:instancePath+"/type",schemaPath:"#/Action/allOf/0/then/properties/type/enum",keyword:"enum",params:{allowedValues: schema55.allOf[0].then.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err28 = {instancePath,schemaPath:"#/Action/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
validate129.errors = vErrors;
return false;
}
validate129.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate129.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScrapeOptionMembers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.formats === undefined){
data.formats = ["markdown"];
}
if(data.onlyMainContent === undefined){
data.onlyMainContent = true;
}
if(data.waitFor === undefined){
data.waitFor = 0;
}
if(data.maxAge === undefined){
data.maxAge = 172800000;
}
if(data.timeout === undefined){
data.timeout = 60000;
}
if(data.parsers === undefined){
data.parsers = ["pdf"];
}
if(data.blockAds === undefined){
data.blockAds = true;
}
if(data.removeBase64Images === undefined){
data.removeBase64Images = true;
}
if(data.skipTlsVerification === undefined){
data.skipTlsVerification = true;
}
if(data.redactPII === undefined){
data.redactPII = false;
}
if(data.zeroDataRetention === undefined){
data.zeroDataRetention = false;
}
if(data.storeInCache === undefined){
data.storeInCache = true;
}
if(data.origin === undefined){
data.origin = "api";
}
const _errs2 = errors;
if(!(validate99(data.formats, {instancePath:instancePath+"/formats",parentData:data,parentDataProperty:"formats",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(valid1){
const _errs3 = errors;
if(typeof data.onlyMainContent !== "boolean"){
validate97.errors = [{instancePath:instancePath+"/onlyMainContent",schemaPath:"#/ScrapeOptionMembers/properties/onlyMainContent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs3 === errors;
if(valid1){
if(data.includeTags !== undefined){
let data2 = data.includeTags;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data2[i0] !== "string"){
validate97.errors = [{instancePath:instancePath+"/includeTags/" + i0,schemaPath:"#/ScrapeOptionMembers/properties/includeTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/includeTags",schemaPath:"#/ScrapeOptionMembers/properties/includeTags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.excludeTags !== undefined){
let data4 = data.excludeTags;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(typeof data4[i1] !== "string"){
validate97.errors = [{instancePath:instancePath+"/excludeTags/" + i1,schemaPath:"#/ScrapeOptionMembers/properties/excludeTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/excludeTags",schemaPath:"#/ScrapeOptionMembers/properties/excludeTags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data6 = data.waitFor;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate97.errors = [{instancePath:instancePath+"/waitFor",schemaPath:"#/ScrapeOptionMembers/properties/waitFor/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 60000 || isNaN(data6)){
validate97.errors = [{instancePath:instancePath+"/waitFor",schemaPath:"#/ScrapeOptionMembers/properties/waitFor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate97.errors = [{instancePath:instancePath+"/waitFor",schemaPath:"#/ScrapeOptionMembers/properties/waitFor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs13 === errors;
if(valid1){
let data7 = data.maxAge;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate97.errors = [{instancePath:instancePath+"/maxAge",schemaPath:"#/ScrapeOptionMembers/properties/maxAge/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate97.errors = [{instancePath:instancePath+"/maxAge",schemaPath:"#/ScrapeOptionMembers/properties/maxAge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs15 === errors;
if(valid1){
let data8 = data.timeout;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate97.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/ScrapeOptionMembers/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 300000 || isNaN(data8)){
validate97.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/ScrapeOptionMembers/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300000},message:"must be <= 300000"}];
return false;
}
else {
if(data8 < 1000 || isNaN(data8)){
validate97.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/ScrapeOptionMembers/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"}];
return false;
}
}
}
}
var valid1 = _errs17 === errors;
if(valid1){
const _errs19 = errors;
if(!(validate79(data.parsers, {instancePath:instancePath+"/parsers",parentData:data,parentDataProperty:"parsers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid1 = _errs19 === errors;
if(valid1){
if(data.mobile !== undefined){
const _errs20 = errors;
if(typeof data.mobile !== "boolean"){
validate97.errors = [{instancePath:instancePath+"/mobile",schemaPath:"#/ScrapeOptionMembers/properties/mobile/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.location !== undefined){
const _errs22 = errors;
if(!(validate126(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.headers !== undefined){
const _errs23 = errors;
if(!(validate87(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.actions !== undefined){
let data13 = data.actions;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data13)){
if(data13.length > 50){
validate97.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/ScrapeOptionMembers/properties/actions/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid4 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
const _errs26 = errors;
if(!(validate129(data13[i2], {instancePath:instancePath+"/actions/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid4 = _errs26 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/ScrapeOptionMembers/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs27 = errors;
if(typeof data.blockAds !== "boolean"){
validate97.errors = [{instancePath:instancePath+"/blockAds",schemaPath:"#/ScrapeOptionMembers/properties/blockAds/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs27 === errors;
if(valid1){
const _errs29 = errors;
if(typeof data.removeBase64Images !== "boolean"){
validate97.errors = [{instancePath:instancePath+"/removeBase64Images",schemaPath:"#/ScrapeOptionMembers/properties/removeBase64Images/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs29 === errors;
if(valid1){
const _errs31 = errors;
if(typeof data.skipTlsVerification !== "boolean"){
validate97.errors = [{instancePath:instancePath+"/skipTlsVerification",schemaPath:"#/ScrapeOptionMembers/properties/skipTlsVerification/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs31 === errors;
if(valid1){
if(data.proxy !== undefined){
let data18 = data.proxy;
const _errs33 = errors;
if(typeof data18 !== "string"){
validate97.errors = [{instancePath:instancePath+"/proxy",schemaPath:"#/ScrapeOptionMembers/properties/proxy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data18 === "basic") || (data18 === "stealth")) || (data18 === "enhanced")) || (data18 === "auto"))){
validate97.errors = [{instancePath:instancePath+"/proxy",schemaPath:"#/ScrapeOptionMembers/properties/proxy/enum",keyword:"enum",params:{allowedValues: schema42.properties.proxy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs33 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data19 = data.redactPII;
const _errs35 = errors;
if((typeof data19 !== "boolean") && (!(data19 && typeof data19 == "object" && !Array.isArray(data19)))){
validate97.errors = [{instancePath:instancePath+"/redactPII",schemaPath:"#/ScrapeOptionMembers/properties/redactPII/type",keyword:"type",params:{type: schema42.properties.redactPII.type},message:"must be boolean,object"}];
return false;
}
const _errs37 = errors;
const _errs38 = errors;
let valid6 = true;
const _errs39 = errors;
if(typeof data19 !== "boolean"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs39 === errors;
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs41 = errors;
if(typeof data19 !== "boolean"){
validate97.errors = [{instancePath:instancePath+"/redactPII",schemaPath:"#/ScrapeOptionMembers/properties/redactPII/allOf/0/then/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var _valid0 = _errs41 === errors;
valid6 = _valid0;
}
if(!valid6){
const err1 = {instancePath:instancePath+"/redactPII",schemaPath:"#/ScrapeOptionMembers/properties/redactPII/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate97.errors = vErrors;
return false;
}
var valid5 = _errs37 === errors;
if(valid5){
const _errs43 = errors;
const _errs44 = errors;
let valid7 = true;
const _errs45 = errors;
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs45 === errors;
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs47 = errors;
if(!(validate89(data19, {instancePath:instancePath+"/redactPII",parentData:data,parentDataProperty:"redactPII",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var _valid1 = _errs47 === errors;
valid7 = _valid1;
}
if(!valid7){
const err3 = {instancePath:instancePath+"/redactPII",schemaPath:"#/ScrapeOptionMembers/properties/redactPII/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate97.errors = vErrors;
return false;
}
var valid5 = _errs43 === errors;
}
var valid1 = _errs35 === errors;
if(valid1){
const _errs48 = errors;
if(typeof data.zeroDataRetention !== "boolean"){
validate97.errors = [{instancePath:instancePath+"/zeroDataRetention",schemaPath:"#/ScrapeOptionMembers/properties/zeroDataRetention/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs48 === errors;
if(valid1){
if(data.minAge !== undefined){
let data21 = data.minAge;
const _errs50 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate97.errors = [{instancePath:instancePath+"/minAge",schemaPath:"#/ScrapeOptionMembers/properties/minAge/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs50){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate97.errors = [{instancePath:instancePath+"/minAge",schemaPath:"#/ScrapeOptionMembers/properties/minAge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs50 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs52 = errors;
if(typeof data.storeInCache !== "boolean"){
validate97.errors = [{instancePath:instancePath+"/storeInCache",schemaPath:"#/ScrapeOptionMembers/properties/storeInCache/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs52 === errors;
if(valid1){
if(data.auditMetadata !== undefined){
const _errs54 = errors;
if(!(validate93(data.auditMetadata, {instancePath:instancePath+"/auditMetadata",parentData:data,parentDataProperty:"auditMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid1 = _errs54 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs55 = errors;
if(typeof data.origin !== "string"){
validate97.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/ScrapeOptionMembers/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs55 === errors;
if(valid1){
if(data.integration !== undefined){
let data25 = data.integration;
const _errs57 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
validate97.errors = [{instancePath:instancePath+"/integration",schemaPath:"#/ScrapeOptionMembers/properties/integration/type",keyword:"type",params:{type: schema42.properties.integration.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs57 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/ScrapeOptionMembers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"formats":true,"onlyMainContent":true,"includeTags":true,"excludeTags":true,"waitFor":true,"maxAge":true,"timeout":true,"parsers":true,"mobile":true,"location":true,"headers":true,"actions":true,"blockAds":true,"removeBase64Images":true,"skipTlsVerification":true,"proxy":true,"redactPII":true,"zeroDataRetention":true,"minAge":true,"storeInCache":true,"auditMetadata":true,"origin":true,"integration":true,"fastMode":true,"lockdown":true,"useMock":true,"checkPromptInjection":true,"threatProtection":true,"profile":true,"domainTools":true,"toolDetail":true},"dynamicProps":false,"dynamicItems":false};


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScrapeRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate96.errors = [{instancePath,schemaPath:"#/ScrapeRequest/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.url !== undefined){
let data0 = data.url;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate96.errors = [{instancePath:instancePath+"/url",schemaPath:"#/ScrapeRequest/allOf/1/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate96.errors = [{instancePath:instancePath+"/url",schemaPath:"#/ScrapeRequest/allOf/1/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/ScrapeRequest/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema41.properties, key0))){
validate96.errors = [{instancePath,schemaPath:"#/ScrapeRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/ScrapeRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const BatchScrapeRequest = validate155;
const schema65 = {"$id":"contract:/BatchScrapeRequest","type":"object","allOf":[{"$ref":"contract:/ScrapeOptionMembers"},{"type":"object","required":["urls"],"properties":{"urls":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"webhook":{"$ref":"contract:/Webhook"},"ignoreInvalidURLs":{"type":"boolean","default":false},"maxConcurrency":{"type":"integer","minimum":1},"appendToId":{"type":"string","format":"uuid"}}}],"properties":{"fastMode":{},"lockdown":{},"useMock":{},"checkPromptInjection":{},"threatProtection":{},"profile":{},"domainTools":{},"toolDetail":{},"formats":{},"onlyMainContent":{},"includeTags":{},"excludeTags":{},"waitFor":{},"maxAge":{},"timeout":{},"parsers":{},"mobile":{},"location":{},"headers":{},"actions":{},"blockAds":{},"removeBase64Images":{},"skipTlsVerification":{},"proxy":{},"redactPII":{},"zeroDataRetention":{},"minAge":{},"storeInCache":{},"auditMetadata":{},"origin":{},"integration":{},"urls":{},"webhook":{},"ignoreInvalidURLs":{},"maxConcurrency":{},"appendToId":{}},"additionalProperties":false};
const schema66 = {"$id":"contract:/Webhook","type":["string","object"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"contract:/WebhookUrl"}},{"if":{"type":"object"},"then":{"$ref":"contract:/WebhookConfig"}}]};
const schema67 = {"$id":"contract:/WebhookUrl","type":"string","format":"uri"};
const formats0 = /^[a-z][a-z0-9+.-]*:[^\s]+$/i;

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/WebhookUrl" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats0.test(data))){
validate158.errors = [{instancePath,schemaPath:"#/WebhookUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/WebhookUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema68 = {"$id":"contract:/WebhookConfig","type":"object","required":["url"],"additionalProperties":false,"properties":{"url":{"$ref":"contract:/WebhookUrl"},"headers":{"$ref":"contract:/RequestHeaders"},"metadata":{"$ref":"contract:/WebhookMetadata"},"events":{"type":"array","items":{"type":"string","pattern":"^((crawl|batch_scrape|extract|agent)\\.)?(started|page|completed|failed|cancelled|action)$|^(monitor\\.)?check\\.completed$|^monitor\\.page$"}}}};
const schema69 = {"$id":"contract:/WebhookMetadata","type":"object"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/WebhookMetadata" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate163.errors = [{instancePath,schemaPath:"#/WebhookMetadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern3 = new RegExp("^((crawl|batch_scrape|extract|agent)\\.)?(started|page|completed|failed|cancelled|action)$|^(monitor\\.)?check\\.completed$|^monitor\\.page$", "u");

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/WebhookConfig" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate160.errors = [{instancePath,schemaPath:"#/WebhookConfig/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "url") || (key0 === "headers")) || (key0 === "metadata")) || (key0 === "events"))){
validate160.errors = [{instancePath,schemaPath:"#/WebhookConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
const _errs2 = errors;
if(!(validate158(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
const _errs3 = errors;
if(!(validate87(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs4 = errors;
if(!(validate163(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data3 = data.events;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs7 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
validate160.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/WebhookConfig/properties/events/items/pattern",keyword:"pattern",params:{pattern: "^((crawl|batch_scrape|extract|agent)\\.)?(started|page|completed|failed|cancelled|action)$|^(monitor\\.)?check\\.completed$|^monitor\\.page$"},message:"must match pattern \""+"^((crawl|batch_scrape|extract|agent)\\.)?(started|page|completed|failed|cancelled|action)$|^(monitor\\.)?check\\.completed$|^monitor\\.page$"+"\""}];
return false;
}
}
else {
validate160.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/WebhookConfig/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/events",schemaPath:"#/WebhookConfig/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/WebhookConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/Webhook" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
validate157.errors = [{instancePath,schemaPath:"#/Webhook/type",keyword:"type",params:{type: schema66.type},message:"must be string,object"}];
return false;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(typeof data !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err1 = {instancePath,schemaPath:"#/Webhook/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate157.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(!(validate160(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
if(valid2){
var props0 = true;
}
}
if(!valid2){
const err3 = {instancePath,schemaPath:"#/Webhook/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate157.errors = vErrors;
return false;
}
var valid0 = _errs6 === errors;
}
validate157.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate157.evaluated = {"dynamicProps":true,"dynamicItems":false};

const formats2 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/BatchScrapeRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ignoreInvalidURLs === undefined){
data.ignoreInvalidURLs = false;
}
let missing0;
if((data.urls === undefined) && (missing0 = "urls")){
validate155.errors = [{instancePath,schemaPath:"#/BatchScrapeRequest/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.urls !== undefined){
let data0 = data.urls;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data0)){
if(data0.length < 1){
validate155.errors = [{instancePath:instancePath+"/urls",schemaPath:"#/BatchScrapeRequest/allOf/1/properties/urls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate155.errors = [{instancePath:instancePath+"/urls/" + i0,schemaPath:"#/BatchScrapeRequest/allOf/1/properties/urls/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate155.errors = [{instancePath:instancePath+"/urls/" + i0,schemaPath:"#/BatchScrapeRequest/allOf/1/properties/urls/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate155.errors = [{instancePath:instancePath+"/urls",schemaPath:"#/BatchScrapeRequest/allOf/1/properties/urls/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.webhook !== undefined){
const _errs8 = errors;
if(!(validate157(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs9 = errors;
if(typeof data.ignoreInvalidURLs !== "boolean"){
validate155.errors = [{instancePath:instancePath+"/ignoreInvalidURLs",schemaPath:"#/BatchScrapeRequest/allOf/1/properties/ignoreInvalidURLs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs9 === errors;
if(valid1){
if(data.maxConcurrency !== undefined){
let data4 = data.maxConcurrency;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate155.errors = [{instancePath:instancePath+"/maxConcurrency",schemaPath:"#/BatchScrapeRequest/allOf/1/properties/maxConcurrency/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate155.errors = [{instancePath:instancePath+"/maxConcurrency",schemaPath:"#/BatchScrapeRequest/allOf/1/properties/maxConcurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.appendToId !== undefined){
let data5 = data.appendToId;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data5 === "string"){
if(!(formats2.test(data5))){
validate155.errors = [{instancePath:instancePath+"/appendToId",schemaPath:"#/BatchScrapeRequest/allOf/1/properties/appendToId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate155.errors = [{instancePath:instancePath+"/appendToId",schemaPath:"#/BatchScrapeRequest/allOf/1/properties/appendToId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/BatchScrapeRequest/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema65.properties, key0))){
validate155.errors = [{instancePath,schemaPath:"#/BatchScrapeRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/BatchScrapeRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const CrawlRequest = validate167;
const schema70 = {"$id":"contract:/CrawlRequest","type":"object","required":["url"],"allOf":[{"$ref":"contract:/KnownCrawlOptions"}],"properties":{"threatProtection":{},"url":{"type":"string","minLength":1},"prompt":{"type":"string","maxLength":10000},"includePaths":{"type":"array","items":{"type":"string"}},"excludePaths":{"type":"array","items":{"type":"string"}},"regexOnFullURL":{"type":"boolean","default":false},"maxDiscoveryDepth":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1,"default":10000},"crawlEntireDomain":{"type":"boolean","default":false},"allowExternalLinks":{"type":"boolean","default":false},"allowSubdomains":{"type":"boolean","default":false},"delay":{"type":"number","minimum":0,"maximum":3600},"sitemap":{"type":"string","enum":["include","skip","only"],"default":"include"},"deduplicateSimilarURLs":{"type":"boolean","default":true},"ignoreQueryParameters":{"type":"boolean","default":false},"scrapeOptions":{"$ref":"contract:/ScrapeOptions","default":{"formats":["markdown"]}},"webhook":{"$ref":"contract:/Webhook"},"maxConcurrency":{"type":"integer","minimum":1},"ignoreRobotsTxt":{"type":["boolean","null"]},"robotsUserAgent":{"type":["string","null"],"maxLength":200},"ignoreSitemap":{"type":["boolean","null"]},"zeroDataRetention":{"type":"boolean","default":false},"origin":{"type":"string","default":"api"},"integration":{"type":["string","null"]}},"additionalProperties":false};
const schema71 = {"$id":"contract:/KnownCrawlOptions","type":"object","properties":{"threatProtection":{"$ref":"contract:/ThreatProtection"}}};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/KnownCrawlOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.threatProtection !== undefined){
if(!(validate55(data.threatProtection, {instancePath:instancePath+"/threatProtection",parentData:data,parentDataProperty:"threatProtection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
validate168.errors = [{instancePath,schemaPath:"#/KnownCrawlOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":{"threatProtection":true},"dynamicProps":false,"dynamicItems":false};

const schema72 = {"$id":"contract:/ScrapeOptions","type":"object","allOf":[{"$ref":"contract:/ScrapeOptionMembers"}],"properties":{"fastMode":{},"lockdown":{},"useMock":{},"checkPromptInjection":{},"threatProtection":{},"profile":{},"domainTools":{},"toolDetail":{},"formats":{},"onlyMainContent":{},"includeTags":{},"excludeTags":{},"waitFor":{},"maxAge":{},"timeout":{},"parsers":{},"mobile":{},"location":{},"headers":{},"actions":{},"blockAds":{},"removeBase64Images":{},"skipTlsVerification":{},"proxy":{},"redactPII":{},"zeroDataRetention":{},"minAge":{},"storeInCache":{},"auditMetadata":{},"origin":{},"integration":{}},"additionalProperties":false};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ScrapeOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema72.properties, key0))){
validate171.errors = [{instancePath,schemaPath:"#/ScrapeOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
}
else {
validate171.errors = [{instancePath,schemaPath:"#/ScrapeOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/CrawlRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate168(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.regexOnFullURL === undefined){
data.regexOnFullURL = false;
}
if(data.limit === undefined){
data.limit = 10000;
}
if(data.crawlEntireDomain === undefined){
data.crawlEntireDomain = false;
}
if(data.allowExternalLinks === undefined){
data.allowExternalLinks = false;
}
if(data.allowSubdomains === undefined){
data.allowSubdomains = false;
}
if(data.sitemap === undefined){
data.sitemap = "include";
}
if(data.deduplicateSimilarURLs === undefined){
data.deduplicateSimilarURLs = true;
}
if(data.ignoreQueryParameters === undefined){
data.ignoreQueryParameters = false;
}
if(data.scrapeOptions === undefined){
data.scrapeOptions = {"formats":["markdown"]};
}
if(data.zeroDataRetention === undefined){
data.zeroDataRetention = false;
}
if(data.origin === undefined){
data.origin = "api";
}
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate167.errors = [{instancePath,schemaPath:"#/CrawlRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(func1.call(schema70.properties, key0))){
validate167.errors = [{instancePath,schemaPath:"#/CrawlRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate167.errors = [{instancePath:instancePath+"/url",schemaPath:"#/CrawlRequest/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate167.errors = [{instancePath:instancePath+"/url",schemaPath:"#/CrawlRequest/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.prompt !== undefined){
let data1 = data.prompt;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func2(data1) > 10000){
validate167.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/CrawlRequest/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
}
else {
validate167.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/CrawlRequest/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.includePaths !== undefined){
let data2 = data.includePaths;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(typeof data2[i0] !== "string"){
validate167.errors = [{instancePath:instancePath+"/includePaths/" + i0,schemaPath:"#/CrawlRequest/properties/includePaths/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate167.errors = [{instancePath:instancePath+"/includePaths",schemaPath:"#/CrawlRequest/properties/includePaths/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.excludePaths !== undefined){
let data4 = data.excludePaths;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(typeof data4[i1] !== "string"){
validate167.errors = [{instancePath:instancePath+"/excludePaths/" + i1,schemaPath:"#/CrawlRequest/properties/excludePaths/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate167.errors = [{instancePath:instancePath+"/excludePaths",schemaPath:"#/CrawlRequest/properties/excludePaths/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs15 = errors;
if(typeof data.regexOnFullURL !== "boolean"){
validate167.errors = [{instancePath:instancePath+"/regexOnFullURL",schemaPath:"#/CrawlRequest/properties/regexOnFullURL/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs15 === errors;
if(valid1){
if(data.maxDiscoveryDepth !== undefined){
let data7 = data.maxDiscoveryDepth;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate167.errors = [{instancePath:instancePath+"/maxDiscoveryDepth",schemaPath:"#/CrawlRequest/properties/maxDiscoveryDepth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate167.errors = [{instancePath:instancePath+"/maxDiscoveryDepth",schemaPath:"#/CrawlRequest/properties/maxDiscoveryDepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data8 = data.limit;
const _errs19 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate167.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/CrawlRequest/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate167.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/CrawlRequest/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs19 === errors;
if(valid1){
const _errs21 = errors;
if(typeof data.crawlEntireDomain !== "boolean"){
validate167.errors = [{instancePath:instancePath+"/crawlEntireDomain",schemaPath:"#/CrawlRequest/properties/crawlEntireDomain/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs21 === errors;
if(valid1){
const _errs23 = errors;
if(typeof data.allowExternalLinks !== "boolean"){
validate167.errors = [{instancePath:instancePath+"/allowExternalLinks",schemaPath:"#/CrawlRequest/properties/allowExternalLinks/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs23 === errors;
if(valid1){
const _errs25 = errors;
if(typeof data.allowSubdomains !== "boolean"){
validate167.errors = [{instancePath:instancePath+"/allowSubdomains",schemaPath:"#/CrawlRequest/properties/allowSubdomains/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs25 === errors;
if(valid1){
if(data.delay !== undefined){
let data12 = data.delay;
const _errs27 = errors;
if(errors === _errs27){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 3600 || isNaN(data12)){
validate167.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/CrawlRequest/properties/delay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate167.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/CrawlRequest/properties/delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate167.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/CrawlRequest/properties/delay/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data13 = data.sitemap;
const _errs29 = errors;
if(typeof data13 !== "string"){
validate167.errors = [{instancePath:instancePath+"/sitemap",schemaPath:"#/CrawlRequest/properties/sitemap/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data13 === "include") || (data13 === "skip")) || (data13 === "only"))){
validate167.errors = [{instancePath:instancePath+"/sitemap",schemaPath:"#/CrawlRequest/properties/sitemap/enum",keyword:"enum",params:{allowedValues: schema70.properties.sitemap.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs29 === errors;
if(valid1){
const _errs31 = errors;
if(typeof data.deduplicateSimilarURLs !== "boolean"){
validate167.errors = [{instancePath:instancePath+"/deduplicateSimilarURLs",schemaPath:"#/CrawlRequest/properties/deduplicateSimilarURLs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs31 === errors;
if(valid1){
const _errs33 = errors;
if(typeof data.ignoreQueryParameters !== "boolean"){
validate167.errors = [{instancePath:instancePath+"/ignoreQueryParameters",schemaPath:"#/CrawlRequest/properties/ignoreQueryParameters/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs33 === errors;
if(valid1){
const _errs35 = errors;
if(!(validate171(data.scrapeOptions, {instancePath:instancePath+"/scrapeOptions",parentData:data,parentDataProperty:"scrapeOptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid1 = _errs35 === errors;
if(valid1){
if(data.webhook !== undefined){
const _errs36 = errors;
if(!(validate157(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var valid1 = _errs36 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.maxConcurrency !== undefined){
let data18 = data.maxConcurrency;
const _errs37 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate167.errors = [{instancePath:instancePath+"/maxConcurrency",schemaPath:"#/CrawlRequest/properties/maxConcurrency/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs37){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
validate167.errors = [{instancePath:instancePath+"/maxConcurrency",schemaPath:"#/CrawlRequest/properties/maxConcurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ignoreRobotsTxt !== undefined){
let data19 = data.ignoreRobotsTxt;
const _errs39 = errors;
if((typeof data19 !== "boolean") && (data19 !== null)){
validate167.errors = [{instancePath:instancePath+"/ignoreRobotsTxt",schemaPath:"#/CrawlRequest/properties/ignoreRobotsTxt/type",keyword:"type",params:{type: schema70.properties.ignoreRobotsTxt.type},message:"must be boolean,null"}];
return false;
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.robotsUserAgent !== undefined){
let data20 = data.robotsUserAgent;
const _errs41 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate167.errors = [{instancePath:instancePath+"/robotsUserAgent",schemaPath:"#/CrawlRequest/properties/robotsUserAgent/type",keyword:"type",params:{type: schema70.properties.robotsUserAgent.type},message:"must be string,null"}];
return false;
}
if(errors === _errs41){
if(typeof data20 === "string"){
if(func2(data20) > 200){
validate167.errors = [{instancePath:instancePath+"/robotsUserAgent",schemaPath:"#/CrawlRequest/properties/robotsUserAgent/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ignoreSitemap !== undefined){
let data21 = data.ignoreSitemap;
const _errs43 = errors;
if((typeof data21 !== "boolean") && (data21 !== null)){
validate167.errors = [{instancePath:instancePath+"/ignoreSitemap",schemaPath:"#/CrawlRequest/properties/ignoreSitemap/type",keyword:"type",params:{type: schema70.properties.ignoreSitemap.type},message:"must be boolean,null"}];
return false;
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs45 = errors;
if(typeof data.zeroDataRetention !== "boolean"){
validate167.errors = [{instancePath:instancePath+"/zeroDataRetention",schemaPath:"#/CrawlRequest/properties/zeroDataRetention/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs45 === errors;
if(valid1){
const _errs47 = errors;
if(typeof data.origin !== "string"){
validate167.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/CrawlRequest/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs47 === errors;
if(valid1){
if(data.integration !== undefined){
let data24 = data.integration;
const _errs49 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
validate167.errors = [{instancePath:instancePath+"/integration",schemaPath:"#/CrawlRequest/properties/integration/type",keyword:"type",params:{type: schema70.properties.integration.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs49 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate167.errors = [{instancePath,schemaPath:"#/CrawlRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const CrawlParamsPreviewRequest = validate175;
const schema73 = {"$id":"contract:/CrawlParamsPreviewRequest","type":"object","required":["url","prompt"],"additionalProperties":false,"properties":{"url":{"type":"string","minLength":1},"prompt":{"type":"string","maxLength":10000},"origin":{"type":"string","default":"api"},"integration":{"type":["string","null"]}}};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/CrawlParamsPreviewRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.origin === undefined){
data.origin = "api";
}
let missing0;
if(((data.url === undefined) && (missing0 = "url")) || ((data.prompt === undefined) && (missing0 = "prompt"))){
validate175.errors = [{instancePath,schemaPath:"#/CrawlParamsPreviewRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "url") || (key0 === "prompt")) || (key0 === "origin")) || (key0 === "integration"))){
validate175.errors = [{instancePath,schemaPath:"#/CrawlParamsPreviewRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate175.errors = [{instancePath:instancePath+"/url",schemaPath:"#/CrawlParamsPreviewRequest/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate175.errors = [{instancePath:instancePath+"/url",schemaPath:"#/CrawlParamsPreviewRequest/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data1 = data.prompt;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 10000){
validate175.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/CrawlParamsPreviewRequest/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
}
else {
validate175.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/CrawlParamsPreviewRequest/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const _errs6 = errors;
if(typeof data.origin !== "string"){
validate175.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/CrawlParamsPreviewRequest/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
if(valid0){
if(data.integration !== undefined){
let data3 = data.integration;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate175.errors = [{instancePath:instancePath+"/integration",schemaPath:"#/CrawlParamsPreviewRequest/properties/integration/type",keyword:"type",params:{type: schema73.properties.integration.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate175.errors = [{instancePath,schemaPath:"#/CrawlParamsPreviewRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const MapRequest = validate176;
const schema74 = {"$id":"contract:/MapRequest","type":"object","required":["url"],"allOf":[{"$ref":"contract:/KnownMapOptions"}],"properties":{"auditMetadata":{},"threatProtection":{},"url":{"type":"string","minLength":1},"search":{"type":"string"},"limit":{"type":"integer","minimum":1,"maximum":100000,"default":100},"sitemap":{"type":"string","enum":["include","skip","only"],"default":"include"},"includeSubdomains":{"type":"boolean","default":true},"ignoreQueryParameters":{"type":"boolean","default":true},"ignoreCache":{"type":"boolean","default":false},"timeout":{"type":"integer","minimum":1000,"maximum":300000,"default":60000},"location":{"$ref":"contract:/Location"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"zeroDataRetention":{"type":"boolean","default":false},"origin":{"type":"string","default":"api"},"integration":{"type":["string","null"]}},"additionalProperties":false};
const schema75 = {"$id":"contract:/KnownMapOptions","type":"object","properties":{"auditMetadata":{"$ref":"contract:/AuditMetadata"},"threatProtection":{"$ref":"contract:/ThreatProtection"}}};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/KnownMapOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.auditMetadata !== undefined){
const _errs1 = errors;
if(!(validate93(data.auditMetadata, {instancePath:instancePath+"/auditMetadata",parentData:data,parentDataProperty:"auditMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threatProtection !== undefined){
const _errs2 = errors;
if(!(validate55(data.threatProtection, {instancePath:instancePath+"/threatProtection",parentData:data,parentDataProperty:"threatProtection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate177.errors = [{instancePath,schemaPath:"#/KnownMapOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":{"auditMetadata":true,"threatProtection":true},"dynamicProps":false,"dynamicItems":false};


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MapRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate177(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 100;
}
if(data.sitemap === undefined){
data.sitemap = "include";
}
if(data.includeSubdomains === undefined){
data.includeSubdomains = true;
}
if(data.ignoreQueryParameters === undefined){
data.ignoreQueryParameters = true;
}
if(data.ignoreCache === undefined){
data.ignoreCache = false;
}
if(data.timeout === undefined){
data.timeout = 60000;
}
if(data.zeroDataRetention === undefined){
data.zeroDataRetention = false;
}
if(data.origin === undefined){
data.origin = "api";
}
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate176.errors = [{instancePath,schemaPath:"#/MapRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(func1.call(schema74.properties, key0))){
validate176.errors = [{instancePath,schemaPath:"#/MapRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate176.errors = [{instancePath:instancePath+"/url",schemaPath:"#/MapRequest/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/url",schemaPath:"#/MapRequest/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.search !== undefined){
const _errs5 = errors;
if(typeof data.search !== "string"){
validate176.errors = [{instancePath:instancePath+"/search",schemaPath:"#/MapRequest/properties/search/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data2 = data.limit;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate176.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/MapRequest/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000 || isNaN(data2)){
validate176.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/MapRequest/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate176.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/MapRequest/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
if(valid1){
let data3 = data.sitemap;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate176.errors = [{instancePath:instancePath+"/sitemap",schemaPath:"#/MapRequest/properties/sitemap/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "include") || (data3 === "skip")) || (data3 === "only"))){
validate176.errors = [{instancePath:instancePath+"/sitemap",schemaPath:"#/MapRequest/properties/sitemap/enum",keyword:"enum",params:{allowedValues: schema74.properties.sitemap.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs9 === errors;
if(valid1){
const _errs11 = errors;
if(typeof data.includeSubdomains !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/includeSubdomains",schemaPath:"#/MapRequest/properties/includeSubdomains/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs11 === errors;
if(valid1){
const _errs13 = errors;
if(typeof data.ignoreQueryParameters !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/ignoreQueryParameters",schemaPath:"#/MapRequest/properties/ignoreQueryParameters/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs13 === errors;
if(valid1){
const _errs15 = errors;
if(typeof data.ignoreCache !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/ignoreCache",schemaPath:"#/MapRequest/properties/ignoreCache/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs15 === errors;
if(valid1){
let data7 = data.timeout;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate176.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/MapRequest/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 300000 || isNaN(data7)){
validate176.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/MapRequest/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300000},message:"must be <= 300000"}];
return false;
}
else {
if(data7 < 1000 || isNaN(data7)){
validate176.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/MapRequest/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"}];
return false;
}
}
}
}
var valid1 = _errs17 === errors;
if(valid1){
if(data.location !== undefined){
const _errs19 = errors;
if(!(validate126(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.headers !== undefined){
let data9 = data.headers;
const _errs20 = errors;
if(errors === _errs20){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 in data9){
const _errs23 = errors;
if(typeof data9[key1] !== "string"){
validate176.errors = [{instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/MapRequest/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs23 === errors;
if(!valid2){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/MapRequest/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs25 = errors;
if(typeof data.zeroDataRetention !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/zeroDataRetention",schemaPath:"#/MapRequest/properties/zeroDataRetention/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs25 === errors;
if(valid1){
const _errs27 = errors;
if(typeof data.origin !== "string"){
validate176.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/MapRequest/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs27 === errors;
if(valid1){
if(data.integration !== undefined){
let data13 = data.integration;
const _errs29 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate176.errors = [{instancePath:instancePath+"/integration",schemaPath:"#/MapRequest/properties/integration/type",keyword:"type",params:{type: schema74.properties.integration.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate176.errors = [{instancePath,schemaPath:"#/MapRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const AgentRequest = validate182;
const schema76 = {"$id":"contract:/AgentRequest","type":"object","required":["prompt"],"allOf":[{"$ref":"contract:/KnownAgentOptions"}],"properties":{"auditMetadata":{},"threatProtection":{},"effort":{},"threadId":{},"mode":{},"location":{},"exchange":{},"prompt":{"type":"string","minLength":1,"maxLength":10000},"urls":{"type":"array","items":{"type":"string"}},"schema":{"type":"object"},"maxCredits":{"type":"number","exclusiveMinimum":0,"default":2500},"strictConstrainToURLs":{"type":"boolean","default":false},"model":{"type":"string","enum":["spark-1-mini","spark-1-pro","spark-2"],"default":"spark-1-mini"},"webhook":{"$ref":"contract:/Webhook"},"zeroDataRetention":{"type":"boolean","default":false},"origin":{"type":"string","default":"api"},"integration":{"type":["string","null"]}},"additionalProperties":false};
const schema77 = {"$id":"contract:/KnownAgentOptions","type":"object","properties":{"auditMetadata":{"$ref":"contract:/AuditMetadata"},"threatProtection":{"$ref":"contract:/ThreatProtection"},"effort":{"type":["string","null"],"allOf":[{"type":"null"}]},"threadId":{"type":["string","null"],"allOf":[{"type":"null"}]},"mode":{"type":["string","null"],"allOf":[{"enum":["extract",null]}]},"location":{"allOf":[{"maxProperties":0},{"if":{"type":"object"},"then":{"$ref":"contract:/AnyObject"}},{"if":{"type":"null"},"then":{"type":"null"}}],"type":["object","null"]},"exchange":{"allOf":[{"properties":{"enabled":{"const":false}},"maxProperties":1},{"if":{"type":"object"},"then":{"$ref":"contract:/AnyObject"}},{"if":{"type":"null"},"then":{"type":"null"}}],"type":["object","null"]}}};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/KnownAgentOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.auditMetadata !== undefined){
const _errs1 = errors;
if(!(validate93(data.auditMetadata, {instancePath:instancePath+"/auditMetadata",parentData:data,parentDataProperty:"auditMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threatProtection !== undefined){
const _errs2 = errors;
if(!(validate55(data.threatProtection, {instancePath:instancePath+"/threatProtection",parentData:data,parentDataProperty:"threatProtection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effort !== undefined){
let data2 = data.effort;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate183.errors = [{instancePath:instancePath+"/effort",schemaPath:"#/KnownAgentOptions/properties/effort/type",keyword:"type",params:{type: schema77.properties.effort.type},message:"must be string,null"}];
return false;
}
if(data2 !== null){
validate183.errors = [{instancePath:instancePath+"/effort",schemaPath:"#/KnownAgentOptions/properties/effort/allOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threadId !== undefined){
let data3 = data.threadId;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate183.errors = [{instancePath:instancePath+"/threadId",schemaPath:"#/KnownAgentOptions/properties/threadId/type",keyword:"type",params:{type: schema77.properties.threadId.type},message:"must be string,null"}];
return false;
}
if(data3 !== null){
validate183.errors = [{instancePath:instancePath+"/threadId",schemaPath:"#/KnownAgentOptions/properties/threadId/allOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data4 = data.mode;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate183.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/KnownAgentOptions/properties/mode/type",keyword:"type",params:{type: schema77.properties.mode.type},message:"must be string,null"}];
return false;
}
if(!((data4 === "extract") || (data4 === null))){
validate183.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/KnownAgentOptions/properties/mode/allOf/0/enum",keyword:"enum",params:{allowedValues: schema77.properties.mode.allOf[0].enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data5 = data.location;
const _errs14 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate183.errors = [{instancePath:instancePath+"/location",schemaPath:"#/KnownAgentOptions/properties/location/type",keyword:"type",params:{type: schema77.properties.location.type},message:"must be object,null"}];
return false;
}
const _errs16 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 0){
validate183.errors = [{instancePath:instancePath+"/location",schemaPath:"#/KnownAgentOptions/properties/location/allOf/0/maxProperties",keyword:"maxProperties",params:{limit: 0},message:"must NOT have more than 0 properties"}];
return false;
}
}
var valid4 = _errs16 === errors;
if(valid4){
const _errs17 = errors;
const _errs18 = errors;
let valid5 = true;
const _errs19 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs21 = errors;
if(!(validate57(data5, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/location",schemaPath:"#/KnownAgentOptions/properties/location/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate183.errors = vErrors;
return false;
}
var valid4 = _errs17 === errors;
if(valid4){
const _errs22 = errors;
const _errs23 = errors;
let valid6 = true;
const _errs24 = errors;
if(data5 !== null){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs26 = errors;
if(data5 !== null){
validate183.errors = [{instancePath:instancePath+"/location",schemaPath:"#/KnownAgentOptions/properties/location/allOf/2/then/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var _valid1 = _errs26 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/location",schemaPath:"#/KnownAgentOptions/properties/location/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate183.errors = vErrors;
return false;
}
var valid4 = _errs22 === errors;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exchange !== undefined){
let data6 = data.exchange;
const _errs28 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate183.errors = [{instancePath:instancePath+"/exchange",schemaPath:"#/KnownAgentOptions/properties/exchange/type",keyword:"type",params:{type: schema77.properties.exchange.type},message:"must be object,null"}];
return false;
}
const _errs30 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 1){
validate183.errors = [{instancePath:instancePath+"/exchange",schemaPath:"#/KnownAgentOptions/properties/exchange/allOf/0/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"}];
return false;
}
else {
if(data6.enabled !== undefined){
if(false !== data6.enabled){
validate183.errors = [{instancePath:instancePath+"/exchange/enabled",schemaPath:"#/KnownAgentOptions/properties/exchange/allOf/0/properties/enabled/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
}
}
}
var valid7 = _errs30 === errors;
if(valid7){
const _errs32 = errors;
const _errs33 = errors;
let valid9 = true;
const _errs34 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs36 = errors;
if(!(validate57(data6, {instancePath:instancePath+"/exchange",parentData:data,parentDataProperty:"exchange",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid2 = _errs36 === errors;
valid9 = _valid2;
}
if(!valid9){
const err5 = {instancePath:instancePath+"/exchange",schemaPath:"#/KnownAgentOptions/properties/exchange/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate183.errors = vErrors;
return false;
}
var valid7 = _errs32 === errors;
if(valid7){
const _errs37 = errors;
const _errs38 = errors;
let valid10 = true;
const _errs39 = errors;
if(data6 !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs39 === errors;
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs41 = errors;
if(data6 !== null){
validate183.errors = [{instancePath:instancePath+"/exchange",schemaPath:"#/KnownAgentOptions/properties/exchange/allOf/2/then/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var _valid3 = _errs41 === errors;
valid10 = _valid3;
}
if(!valid10){
const err7 = {instancePath:instancePath+"/exchange",schemaPath:"#/KnownAgentOptions/properties/exchange/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate183.errors = vErrors;
return false;
}
var valid7 = _errs37 === errors;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"#/KnownAgentOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":{"auditMetadata":true,"threatProtection":true,"effort":true,"threadId":true,"mode":true,"location":true,"exchange":true},"dynamicProps":false,"dynamicItems":false};


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/AgentRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate183(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maxCredits === undefined){
data.maxCredits = 2500;
}
if(data.strictConstrainToURLs === undefined){
data.strictConstrainToURLs = false;
}
if(data.model === undefined){
data.model = "spark-1-mini";
}
if(data.zeroDataRetention === undefined){
data.zeroDataRetention = false;
}
if(data.origin === undefined){
data.origin = "api";
}
let missing0;
if((data.prompt === undefined) && (missing0 = "prompt")){
validate182.errors = [{instancePath,schemaPath:"#/AgentRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(func1.call(schema76.properties, key0))){
validate182.errors = [{instancePath,schemaPath:"#/AgentRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.prompt !== undefined){
let data0 = data.prompt;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 10000){
validate182.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/AgentRequest/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate182.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/AgentRequest/properties/prompt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/AgentRequest/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.urls !== undefined){
let data1 = data.urls;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data1[i0] !== "string"){
validate182.errors = [{instancePath:instancePath+"/urls/" + i0,schemaPath:"#/AgentRequest/properties/urls/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/urls",schemaPath:"#/AgentRequest/properties/urls/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.schema !== undefined){
let data3 = data.schema;
const _errs9 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate182.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/AgentRequest/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data4 = data.maxCredits;
const _errs11 = errors;
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 <= 0 || isNaN(data4)){
validate182.errors = [{instancePath:instancePath+"/maxCredits",schemaPath:"#/AgentRequest/properties/maxCredits/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
else {
validate182.errors = [{instancePath:instancePath+"/maxCredits",schemaPath:"#/AgentRequest/properties/maxCredits/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid1 = _errs11 === errors;
if(valid1){
const _errs13 = errors;
if(typeof data.strictConstrainToURLs !== "boolean"){
validate182.errors = [{instancePath:instancePath+"/strictConstrainToURLs",schemaPath:"#/AgentRequest/properties/strictConstrainToURLs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs13 === errors;
if(valid1){
let data6 = data.model;
const _errs15 = errors;
if(typeof data6 !== "string"){
validate182.errors = [{instancePath:instancePath+"/model",schemaPath:"#/AgentRequest/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "spark-1-mini") || (data6 === "spark-1-pro")) || (data6 === "spark-2"))){
validate182.errors = [{instancePath:instancePath+"/model",schemaPath:"#/AgentRequest/properties/model/enum",keyword:"enum",params:{allowedValues: schema76.properties.model.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs15 === errors;
if(valid1){
if(data.webhook !== undefined){
const _errs17 = errors;
if(!(validate157(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs18 = errors;
if(typeof data.zeroDataRetention !== "boolean"){
validate182.errors = [{instancePath:instancePath+"/zeroDataRetention",schemaPath:"#/AgentRequest/properties/zeroDataRetention/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs18 === errors;
if(valid1){
const _errs20 = errors;
if(typeof data.origin !== "string"){
validate182.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/AgentRequest/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs20 === errors;
if(valid1){
if(data.integration !== undefined){
let data10 = data.integration;
const _errs22 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate182.errors = [{instancePath:instancePath+"/integration",schemaPath:"#/AgentRequest/properties/integration/type",keyword:"type",params:{type: schema76.properties.integration.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate182.errors = [{instancePath,schemaPath:"#/AgentRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ExtractRequest = validate190;
const schema78 = {"$id":"contract:/ExtractRequest","type":"object","allOf":[{"$ref":"contract:/KnownExtractOptions"}],"if":{"required":["prompt"],"properties":{"prompt":{}}},"else":{"required":["urls"],"properties":{"urls":{}}},"properties":{"agent":{},"threatProtection":{},"urls":{"type":"array","minItems":1,"maxItems":10,"items":{"type":"string","minLength":1}},"prompt":{"type":"string","minLength":1,"maxLength":10000},"schema":{"type":"object"},"systemPrompt":{"type":"string","maxLength":10000},"enableWebSearch":{"type":"boolean","default":false},"allowExternalLinks":{"type":"boolean","default":false},"includeSubdomains":{"type":"boolean","default":true},"ignoreSitemap":{"type":"boolean","default":false},"showSources":{"type":"boolean","default":false},"scrapeOptions":{"$ref":"contract:/ScrapeOptions","default":{"formats":["markdown"]}},"ignoreInvalidURLs":{"type":"boolean","default":true},"limit":{"type":"integer","minimum":1},"timeout":{"type":"integer","minimum":1000},"webhook":{"$ref":"contract:/Webhook"},"zeroDataRetention":{"type":"boolean","default":false},"origin":{"type":"string","default":"api"},"integration":{"type":["string","null"]}},"additionalProperties":false};
const schema79 = {"$id":"contract:/KnownExtractOptions","type":"object","properties":{"agent":{"allOf":[{"maxProperties":0},{"if":{"type":"object"},"then":{"$ref":"contract:/AnyObject"}},{"if":{"type":"null"},"then":{"type":"null"}}],"type":["object","null"]},"threatProtection":{"$ref":"contract:/ThreatProtection"}}};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/KnownExtractOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agent !== undefined){
let data0 = data.agent;
const _errs1 = errors;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
validate191.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/KnownExtractOptions/properties/agent/type",keyword:"type",params:{type: schema79.properties.agent.type},message:"must be object,null"}];
return false;
}
const _errs3 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 0){
validate191.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/KnownExtractOptions/properties/agent/allOf/0/maxProperties",keyword:"maxProperties",params:{limit: 0},message:"must NOT have more than 0 properties"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(valid1){
const _errs4 = errors;
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(!(validate57(data0, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/agent",schemaPath:"#/KnownExtractOptions/properties/agent/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate191.errors = vErrors;
return false;
}
var valid1 = _errs4 === errors;
if(valid1){
const _errs9 = errors;
const _errs10 = errors;
let valid3 = true;
const _errs11 = errors;
if(data0 !== null){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(data0 !== null){
validate191.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/KnownExtractOptions/properties/agent/allOf/2/then/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var _valid1 = _errs13 === errors;
valid3 = _valid1;
}
if(!valid3){
const err3 = {instancePath:instancePath+"/agent",schemaPath:"#/KnownExtractOptions/properties/agent/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate191.errors = vErrors;
return false;
}
var valid1 = _errs9 === errors;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threatProtection !== undefined){
const _errs15 = errors;
if(!(validate55(data.threatProtection, {instancePath:instancePath+"/threatProtection",parentData:data,parentDataProperty:"threatProtection",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate191.errors = [{instancePath,schemaPath:"#/KnownExtractOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"agent":true,"threatProtection":true},"dynamicProps":false,"dynamicItems":false};


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/ExtractRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.prompt === undefined) && (missing0 = "prompt")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.urls === undefined) && (missing1 = "urls")){
validate190.errors = [{instancePath,schemaPath:"#/ExtractRequest/else/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.urls = true;
props0.prompt = true;
props0.agent = true;
props0.threatProtection = true;
}
}
if(!valid1){
const err1 = {instancePath,schemaPath:"#/ExtractRequest/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate190.errors = vErrors;
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enableWebSearch === undefined){
data.enableWebSearch = false;
}
if(data.allowExternalLinks === undefined){
data.allowExternalLinks = false;
}
if(data.includeSubdomains === undefined){
data.includeSubdomains = true;
}
if(data.ignoreSitemap === undefined){
data.ignoreSitemap = false;
}
if(data.showSources === undefined){
data.showSources = false;
}
if(data.scrapeOptions === undefined){
data.scrapeOptions = {"formats":["markdown"]};
}
if(data.ignoreInvalidURLs === undefined){
data.ignoreInvalidURLs = true;
}
if(data.zeroDataRetention === undefined){
data.zeroDataRetention = false;
}
if(data.origin === undefined){
data.origin = "api";
}
const _errs5 = errors;
for(const key0 in data){
if(!(func1.call(schema78.properties, key0))){
validate190.errors = [{instancePath,schemaPath:"#/ExtractRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data.urls !== undefined){
let data0 = data.urls;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data0)){
if(data0.length > 10){
validate190.errors = [{instancePath:instancePath+"/urls",schemaPath:"#/ExtractRequest/properties/urls/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
if(data0.length < 1){
validate190.errors = [{instancePath:instancePath+"/urls",schemaPath:"#/ExtractRequest/properties/urls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate190.errors = [{instancePath:instancePath+"/urls/" + i0,schemaPath:"#/ExtractRequest/properties/urls/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate190.errors = [{instancePath:instancePath+"/urls/" + i0,schemaPath:"#/ExtractRequest/properties/urls/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate190.errors = [{instancePath:instancePath+"/urls",schemaPath:"#/ExtractRequest/properties/urls/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.prompt !== undefined){
let data2 = data.prompt;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(func2(data2) > 10000){
validate190.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/ExtractRequest/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate190.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/ExtractRequest/properties/prompt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate190.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/ExtractRequest/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.schema !== undefined){
let data3 = data.schema;
const _errs12 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate190.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/ExtractRequest/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.systemPrompt !== undefined){
let data4 = data.systemPrompt;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func2(data4) > 10000){
validate190.errors = [{instancePath:instancePath+"/systemPrompt",schemaPath:"#/ExtractRequest/properties/systemPrompt/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
}
else {
validate190.errors = [{instancePath:instancePath+"/systemPrompt",schemaPath:"#/ExtractRequest/properties/systemPrompt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
const _errs16 = errors;
if(typeof data.enableWebSearch !== "boolean"){
validate190.errors = [{instancePath:instancePath+"/enableWebSearch",schemaPath:"#/ExtractRequest/properties/enableWebSearch/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs16 === errors;
if(valid2){
const _errs18 = errors;
if(typeof data.allowExternalLinks !== "boolean"){
validate190.errors = [{instancePath:instancePath+"/allowExternalLinks",schemaPath:"#/ExtractRequest/properties/allowExternalLinks/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs18 === errors;
if(valid2){
const _errs20 = errors;
if(typeof data.includeSubdomains !== "boolean"){
validate190.errors = [{instancePath:instancePath+"/includeSubdomains",schemaPath:"#/ExtractRequest/properties/includeSubdomains/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs20 === errors;
if(valid2){
const _errs22 = errors;
if(typeof data.ignoreSitemap !== "boolean"){
validate190.errors = [{instancePath:instancePath+"/ignoreSitemap",schemaPath:"#/ExtractRequest/properties/ignoreSitemap/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs22 === errors;
if(valid2){
const _errs24 = errors;
if(typeof data.showSources !== "boolean"){
validate190.errors = [{instancePath:instancePath+"/showSources",schemaPath:"#/ExtractRequest/properties/showSources/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs24 === errors;
if(valid2){
const _errs26 = errors;
if(!(validate171(data.scrapeOptions, {instancePath:instancePath+"/scrapeOptions",parentData:data,parentDataProperty:"scrapeOptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid2 = _errs26 === errors;
if(valid2){
const _errs27 = errors;
if(typeof data.ignoreInvalidURLs !== "boolean"){
validate190.errors = [{instancePath:instancePath+"/ignoreInvalidURLs",schemaPath:"#/ExtractRequest/properties/ignoreInvalidURLs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs27 === errors;
if(valid2){
if(data.limit !== undefined){
let data12 = data.limit;
const _errs29 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate190.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/ExtractRequest/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
validate190.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/ExtractRequest/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.timeout !== undefined){
let data13 = data.timeout;
const _errs31 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate190.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/ExtractRequest/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs31){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1000 || isNaN(data13)){
validate190.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/ExtractRequest/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"}];
return false;
}
}
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.webhook !== undefined){
const _errs33 = errors;
if(!(validate157(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
}
if(valid2){
const _errs34 = errors;
if(typeof data.zeroDataRetention !== "boolean"){
validate190.errors = [{instancePath:instancePath+"/zeroDataRetention",schemaPath:"#/ExtractRequest/properties/zeroDataRetention/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs34 === errors;
if(valid2){
const _errs36 = errors;
if(typeof data.origin !== "string"){
validate190.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/ExtractRequest/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs36 === errors;
if(valid2){
if(data.integration !== undefined){
let data17 = data.integration;
const _errs38 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate190.errors = [{instancePath:instancePath+"/integration",schemaPath:"#/ExtractRequest/properties/integration/type",keyword:"type",params:{type: schema78.properties.integration.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate190.errors = [{instancePath,schemaPath:"#/ExtractRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const MonitorRequest = validate197;
const schema80 = {"$id":"contract:/MonitorRequest","type":"object","required":["name","schedule","targets"],"allOf":[{"$ref":"contract:/MonitorMembers"}],"properties":{"notification":{},"name":{},"schedule":{},"targets":{},"webhook":{},"retentionDays":{},"goal":{},"judgeEnabled":{},"origin":{},"integration":{}},"additionalProperties":false};
const schema81 = {"$id":"contract:/MonitorMembers","type":"object","allOf":[{"$ref":"contract:/KnownMonitorOptions"}],"properties":{"name":{"type":"string","minLength":1,"maxLength":256},"schedule":{"$ref":"contract:/MonitorScheduleRequest"},"targets":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"contract:/MonitorTarget"}},"webhook":{"type":["string","object","null"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"contract:/WebhookUrl"}},{"if":{"type":"object"},"then":{"$ref":"contract:/WebhookConfig"}},{"if":{"type":"null"},"then":{"type":"null"}}]},"retentionDays":{"type":"integer","minimum":1,"maximum":365},"goal":{"type":["string","null"],"maxLength":2000},"judgeEnabled":{"type":"boolean"},"origin":{"type":"string"},"integration":{"type":["string","null"]}}};
const schema82 = {"$id":"contract:/KnownMonitorOptions","type":"object","properties":{"notification":{"allOf":[{"properties":{"email":{"type":["object","null"],"properties":{"enabled":{"const":false}},"required":["enabled"]}},"maxProperties":1},{"if":{"type":"object"},"then":{"$ref":"contract:/AnyObject"}},{"if":{"type":"null"},"then":{"type":"null"}}],"type":["object","null"]}}};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/KnownMonitorOptions" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.notification !== undefined){
let data0 = data.notification;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
validate199.errors = [{instancePath:instancePath+"/notification",schemaPath:"#/KnownMonitorOptions/properties/notification/type",keyword:"type",params:{type: schema82.properties.notification.type},message:"must be object,null"}];
return false;
}
const _errs3 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 1){
validate199.errors = [{instancePath:instancePath+"/notification",schemaPath:"#/KnownMonitorOptions/properties/notification/allOf/0/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"}];
return false;
}
else {
if(data0.email !== undefined){
let data1 = data0.email;
const _errs4 = errors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
validate199.errors = [{instancePath:instancePath+"/notification/email",schemaPath:"#/KnownMonitorOptions/properties/notification/allOf/0/properties/email/type",keyword:"type",params:{type: schema82.properties.notification.allOf[0].properties.email.type},message:"must be object,null"}];
return false;
}
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.enabled === undefined) && (missing0 = "enabled")){
validate199.errors = [{instancePath:instancePath+"/notification/email",schemaPath:"#/KnownMonitorOptions/properties/notification/allOf/0/properties/email/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data1.enabled !== undefined){
if(false !== data1.enabled){
validate199.errors = [{instancePath:instancePath+"/notification/email/enabled",schemaPath:"#/KnownMonitorOptions/properties/notification/allOf/0/properties/email/properties/enabled/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
}
}
}
}
}
}
}
var valid1 = _errs3 === errors;
if(valid1){
const _errs7 = errors;
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(!(validate57(data0, {instancePath:instancePath+"/notification",parentData:data,parentDataProperty:"notification",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid4 = _valid0;
}
if(!valid4){
const err1 = {instancePath:instancePath+"/notification",schemaPath:"#/KnownMonitorOptions/properties/notification/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate199.errors = vErrors;
return false;
}
var valid1 = _errs7 === errors;
if(valid1){
const _errs12 = errors;
const _errs13 = errors;
let valid5 = true;
const _errs14 = errors;
if(data0 !== null){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(data0 !== null){
validate199.errors = [{instancePath:instancePath+"/notification",schemaPath:"#/KnownMonitorOptions/properties/notification/allOf/2/then/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var _valid1 = _errs16 === errors;
valid5 = _valid1;
}
if(!valid5){
const err3 = {instancePath:instancePath+"/notification",schemaPath:"#/KnownMonitorOptions/properties/notification/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate199.errors = vErrors;
return false;
}
var valid1 = _errs12 === errors;
}
}
}
}
else {
validate199.errors = [{instancePath,schemaPath:"#/KnownMonitorOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":{"notification":true},"dynamicProps":false,"dynamicItems":false};

const schema83 = {"$id":"contract:/MonitorScheduleRequest","type":"object","additionalProperties":false,"properties":{"cron":{"type":"string","minLength":1},"text":{"type":"string","minLength":1},"timezone":{"type":"string","default":"UTC"}},"if":{"required":["cron"],"properties":{"cron":{}}},"then":{"properties":{"text":{"not":{}}}},"else":{"required":["text"],"properties":{"text":{}}}};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorScheduleRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.cron === undefined) && (missing0 = "cron")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
validate202.errors = [{instancePath:instancePath+"/text",schemaPath:"#/MonitorScheduleRequest/then/properties/text/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.text = true;
props0.cron = true;
}
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.text === undefined) && (missing1 = "text")){
validate202.errors = [{instancePath,schemaPath:"#/MonitorScheduleRequest/else/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true){
props0 = props0 || {};
props0.text = true;
}
}
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/MonitorScheduleRequest/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate202.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timezone === undefined){
data.timezone = "UTC";
}
const _errs7 = errors;
for(const key0 in data){
if(!(((key0 === "cron") || (key0 === "text")) || (key0 === "timezone"))){
validate202.errors = [{instancePath,schemaPath:"#/MonitorScheduleRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data.cron !== undefined){
let data1 = data.cron;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate202.errors = [{instancePath:instancePath+"/cron",schemaPath:"#/MonitorScheduleRequest/properties/cron/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate202.errors = [{instancePath:instancePath+"/cron",schemaPath:"#/MonitorScheduleRequest/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.text !== undefined){
let data2 = data.text;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate202.errors = [{instancePath:instancePath+"/text",schemaPath:"#/MonitorScheduleRequest/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate202.errors = [{instancePath:instancePath+"/text",schemaPath:"#/MonitorScheduleRequest/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
const _errs12 = errors;
if(typeof data.timezone !== "string"){
validate202.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/MonitorScheduleRequest/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/MonitorScheduleRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema84 = {"$id":"contract:/MonitorTarget","type":["object"],"allOf":[{"if":{"type":"object"},"then":{"required":["type"],"properties":{"type":{"enum":["scrape","crawl","search"]}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["scrape"]}}},"then":{"$ref":"contract:/MonitorScrapeTarget"}},{"if":{"required":["type"],"properties":{"type":{"enum":["crawl"]}}},"then":{"$ref":"contract:/MonitorCrawlTarget"}},{"if":{"required":["type"],"properties":{"type":{"enum":["search"]}}},"then":{"$ref":"contract:/MonitorSearchTarget"}}]}}]};
const schema85 = {"$id":"contract:/MonitorScrapeTarget","type":"object","required":["type","urls"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"scrape"},"id":{"type":"string"},"urls":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"scrapeOptions":{"$ref":"contract:/ScrapeOptions"}}};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorScrapeTarget" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.urls === undefined) && (missing0 = "urls"))){
validate205.errors = [{instancePath,schemaPath:"#/MonitorScrapeTarget/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "urls")) || (key0 === "scrapeOptions"))){
validate205.errors = [{instancePath,schemaPath:"#/MonitorScrapeTarget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate205.errors = [{instancePath:instancePath+"/type",schemaPath:"#/MonitorScrapeTarget/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("scrape" !== data0){
validate205.errors = [{instancePath:instancePath+"/type",schemaPath:"#/MonitorScrapeTarget/properties/type/const",keyword:"const",params:{allowedValue: "scrape"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs4 = errors;
if(typeof data.id !== "string"){
validate205.errors = [{instancePath:instancePath+"/id",schemaPath:"#/MonitorScrapeTarget/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urls !== undefined){
let data2 = data.urls;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length < 1){
validate205.errors = [{instancePath:instancePath+"/urls",schemaPath:"#/MonitorScrapeTarget/properties/urls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func2(data3) < 1){
validate205.errors = [{instancePath:instancePath+"/urls/" + i0,schemaPath:"#/MonitorScrapeTarget/properties/urls/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate205.errors = [{instancePath:instancePath+"/urls/" + i0,schemaPath:"#/MonitorScrapeTarget/properties/urls/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate205.errors = [{instancePath:instancePath+"/urls",schemaPath:"#/MonitorScrapeTarget/properties/urls/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scrapeOptions !== undefined){
const _errs10 = errors;
if(!(validate171(data.scrapeOptions, {instancePath:instancePath+"/scrapeOptions",parentData:data,parentDataProperty:"scrapeOptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate205.errors = [{instancePath,schemaPath:"#/MonitorScrapeTarget/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema86 = {"$id":"contract:/MonitorCrawlTarget","type":"object","required":["type","url"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"crawl"},"id":{"type":"string"},"url":{"type":"string","minLength":1},"crawlOptions":{"type":"object"},"scrapeOptions":{"$ref":"contract:/ScrapeOptions"}}};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorCrawlTarget" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))){
validate208.errors = [{instancePath,schemaPath:"#/MonitorCrawlTarget/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "url")) || (key0 === "crawlOptions")) || (key0 === "scrapeOptions"))){
validate208.errors = [{instancePath,schemaPath:"#/MonitorCrawlTarget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate208.errors = [{instancePath:instancePath+"/type",schemaPath:"#/MonitorCrawlTarget/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("crawl" !== data0){
validate208.errors = [{instancePath:instancePath+"/type",schemaPath:"#/MonitorCrawlTarget/properties/type/const",keyword:"const",params:{allowedValue: "crawl"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs4 = errors;
if(typeof data.id !== "string"){
validate208.errors = [{instancePath:instancePath+"/id",schemaPath:"#/MonitorCrawlTarget/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data2 = data.url;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate208.errors = [{instancePath:instancePath+"/url",schemaPath:"#/MonitorCrawlTarget/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate208.errors = [{instancePath:instancePath+"/url",schemaPath:"#/MonitorCrawlTarget/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.crawlOptions !== undefined){
let data3 = data.crawlOptions;
const _errs8 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate208.errors = [{instancePath:instancePath+"/crawlOptions",schemaPath:"#/MonitorCrawlTarget/properties/crawlOptions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scrapeOptions !== undefined){
const _errs10 = errors;
if(!(validate171(data.scrapeOptions, {instancePath:instancePath+"/scrapeOptions",parentData:data,parentDataProperty:"scrapeOptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate208.errors = [{instancePath,schemaPath:"#/MonitorCrawlTarget/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema87 = {"$id":"contract:/MonitorSearchTarget","type":"object","required":["type"],"properties":{"type":{"type":"string","const":"search"}},"allOf":[{"not":{}}]};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorSearchTarget" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
validate211.errors = [{instancePath,schemaPath:"#/MonitorSearchTarget/allOf/0/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate211.errors = [{instancePath,schemaPath:"#/MonitorSearchTarget/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate211.errors = [{instancePath:instancePath+"/type",schemaPath:"#/MonitorSearchTarget/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("search" !== data0){
validate211.errors = [{instancePath:instancePath+"/type",schemaPath:"#/MonitorSearchTarget/properties/type/const",keyword:"const",params:{allowedValue: "search"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate211.errors = [{instancePath,schemaPath:"#/MonitorSearchTarget/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":{"type":true},"dynamicProps":false,"dynamicItems":false};


function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorTarget" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate204.errors = [{instancePath,schemaPath:"#/MonitorTarget/type",keyword:"type",params:{type: schema84.type},message:"must be object"}];
return false;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "scrape")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(!(validate205(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
if(valid3){
var props0 = true;
}
}
if(!valid3){
const err3 = {instancePath,schemaPath:"#/MonitorTarget/allOf/0/then/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate204.errors = vErrors;
return false;
}
var valid2 = _errs6 === errors;
if(valid2){
const _errs11 = errors;
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "crawl")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(!(validate208(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
valid5 = _valid2;
if(valid5){
var props1 = true;
}
}
if(!valid5){
const err6 = {instancePath,schemaPath:"#/MonitorTarget/allOf/0/then/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate204.errors = vErrors;
return false;
}
var valid2 = _errs11 === errors;
if(valid2){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs16 = errors;
const _errs17 = errors;
let valid7 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "search")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs20 = errors;
if(!(validate211(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
valid7 = _valid3;
if(valid7){
var props2 = {};
props2.type = true;
}
}
if(!valid7){
const err9 = {instancePath,schemaPath:"#/MonitorTarget/allOf/0/then/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate204.errors = vErrors;
return false;
}
var valid2 = _errs16 === errors;
if(valid2){
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
}
}
}
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
validate204.errors = [{instancePath,schemaPath:"#/MonitorTarget/allOf/0/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined){
let data3 = data.type;
if(!(((data3 === "scrape") || (data3 === "crawl")) || (data3 === "search"))){
validate204.errors = [{instancePath:instancePath+"/type",schemaPath:"#/MonitorTarget/allOf/0/then/properties/type/enum",keyword:"enum",params:{allowedValues: schema84.allOf[0].then.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err10 = {instancePath,schemaPath:"#/MonitorTarget/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate204.errors = vErrors;
return false;
}
validate204.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate204.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorMembers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate199(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 256){
validate198.errors = [{instancePath:instancePath+"/name",schemaPath:"#/MonitorMembers/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate198.errors = [{instancePath:instancePath+"/name",schemaPath:"#/MonitorMembers/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/name",schemaPath:"#/MonitorMembers/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.schedule !== undefined){
const _errs4 = errors;
if(!(validate202(data.schedule, {instancePath:instancePath+"/schedule",parentData:data,parentDataProperty:"schedule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.targets !== undefined){
let data2 = data.targets;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 50){
validate198.errors = [{instancePath:instancePath+"/targets",schemaPath:"#/MonitorMembers/properties/targets/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data2.length < 1){
validate198.errors = [{instancePath:instancePath+"/targets",schemaPath:"#/MonitorMembers/properties/targets/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate204(data2[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/targets",schemaPath:"#/MonitorMembers/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.webhook !== undefined){
let data4 = data.webhook;
const _errs8 = errors;
if(((typeof data4 !== "string") && (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))) && (data4 !== null)){
validate198.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/MonitorMembers/properties/webhook/type",keyword:"type",params:{type: schema81.properties.webhook.type},message:"must be string,object,null"}];
return false;
}
const _errs10 = errors;
const _errs11 = errors;
let valid4 = true;
const _errs12 = errors;
if(typeof data4 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs14 = errors;
if(!(validate158(data4, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid4 = _valid0;
}
if(!valid4){
const err1 = {instancePath:instancePath+"/webhook",schemaPath:"#/MonitorMembers/properties/webhook/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate198.errors = vErrors;
return false;
}
var valid3 = _errs10 === errors;
if(valid3){
const _errs15 = errors;
const _errs16 = errors;
let valid5 = true;
const _errs17 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs19 = errors;
if(!(validate160(data4, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
valid5 = _valid1;
}
if(!valid5){
const err3 = {instancePath:instancePath+"/webhook",schemaPath:"#/MonitorMembers/properties/webhook/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate198.errors = vErrors;
return false;
}
var valid3 = _errs15 === errors;
if(valid3){
const _errs20 = errors;
const _errs21 = errors;
let valid6 = true;
const _errs22 = errors;
if(data4 !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs24 = errors;
if(data4 !== null){
validate198.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/MonitorMembers/properties/webhook/allOf/2/then/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var _valid2 = _errs24 === errors;
valid6 = _valid2;
}
if(!valid6){
const err5 = {instancePath:instancePath+"/webhook",schemaPath:"#/MonitorMembers/properties/webhook/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate198.errors = vErrors;
return false;
}
var valid3 = _errs20 === errors;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retentionDays !== undefined){
let data5 = data.retentionDays;
const _errs26 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate198.errors = [{instancePath:instancePath+"/retentionDays",schemaPath:"#/MonitorMembers/properties/retentionDays/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 365 || isNaN(data5)){
validate198.errors = [{instancePath:instancePath+"/retentionDays",schemaPath:"#/MonitorMembers/properties/retentionDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate198.errors = [{instancePath:instancePath+"/retentionDays",schemaPath:"#/MonitorMembers/properties/retentionDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.goal !== undefined){
let data6 = data.goal;
const _errs28 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate198.errors = [{instancePath:instancePath+"/goal",schemaPath:"#/MonitorMembers/properties/goal/type",keyword:"type",params:{type: schema81.properties.goal.type},message:"must be string,null"}];
return false;
}
if(errors === _errs28){
if(typeof data6 === "string"){
if(func2(data6) > 2000){
validate198.errors = [{instancePath:instancePath+"/goal",schemaPath:"#/MonitorMembers/properties/goal/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.judgeEnabled !== undefined){
const _errs30 = errors;
if(typeof data.judgeEnabled !== "boolean"){
validate198.errors = [{instancePath:instancePath+"/judgeEnabled",schemaPath:"#/MonitorMembers/properties/judgeEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.origin !== undefined){
const _errs32 = errors;
if(typeof data.origin !== "string"){
validate198.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/MonitorMembers/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.integration !== undefined){
let data9 = data.integration;
const _errs34 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate198.errors = [{instancePath:instancePath+"/integration",schemaPath:"#/MonitorMembers/properties/integration/type",keyword:"type",params:{type: schema81.properties.integration.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate198.errors = [{instancePath,schemaPath:"#/MonitorMembers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":{"name":true,"schedule":true,"targets":true,"webhook":true,"retentionDays":true,"goal":true,"judgeEnabled":true,"origin":true,"integration":true,"notification":true},"dynamicProps":false,"dynamicItems":false};


function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate198(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.schedule === undefined) && (missing0 = "schedule"))) || ((data.targets === undefined) && (missing0 = "targets"))){
validate197.errors = [{instancePath,schemaPath:"#/MonitorRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
for(const key0 in data){
if(!(func1.call(schema80.properties, key0))){
validate197.errors = [{instancePath,schemaPath:"#/MonitorRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
}
}
else {
validate197.errors = [{instancePath,schemaPath:"#/MonitorRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const MonitorUpdateRequest = validate217;
const schema88 = {"$id":"contract:/MonitorUpdateRequest","type":"object","minProperties":1,"allOf":[{"$ref":"contract:/MonitorMembers"},{"type":"object","properties":{"status":{"type":"string","enum":["active","paused"]}}}],"properties":{"notification":{},"name":{},"schedule":{},"targets":{},"webhook":{},"retentionDays":{},"goal":{},"judgeEnabled":{},"origin":{},"integration":{},"status":{}},"additionalProperties":false};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contract:/MonitorUpdateRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
if(!(validate198(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
validate217.errors = [{instancePath:instancePath+"/status",schemaPath:"#/MonitorUpdateRequest/allOf/1/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "active") || (data0 === "paused"))){
validate217.errors = [{instancePath:instancePath+"/status",schemaPath:"#/MonitorUpdateRequest/allOf/1/properties/status/enum",keyword:"enum",params:{allowedValues: schema88.allOf[1].properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
else {
validate217.errors = [{instancePath,schemaPath:"#/MonitorUpdateRequest/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate217.errors = [{instancePath,schemaPath:"#/MonitorUpdateRequest/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
for(const key0 in data){
if(!(func1.call(schema88.properties, key0))){
validate217.errors = [{instancePath,schemaPath:"#/MonitorUpdateRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
}
}
else {
validate217.errors = [{instancePath,schemaPath:"#/MonitorUpdateRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ParseOptions = validate53;

export const ScrapeOptions = validate171;

